import type { Wakeable } from '../alarms.ts';

/** The name of each kind in the store of alarms. */
export const alarmNames: Readonly<Record<Wakeable, string>> = {
  crawl: 'run-crawl',
  delivery: 'attempt-delivery',
  retry: 'retry-delivery',
  email: 'send-mail',
  chat: 'send-chat',
  mail: 'send-person-mail',
  report: 'make-report',
  recheck: 'recheck-issue',
};
