import type { NotificationLane } from '../alarms.ts';

/** A job of its own for each lane: mails that wait for a dead server hold up no message. */
export const notificationJobs: Readonly<Record<NotificationLane, string>> = {
  email: 'send-mail',
  chat: 'send-chat',
};

/** Every name of an alarm. */
export const alarmNames: readonly string[] = [
  'run-crawl',
  'attempt-delivery',
  'retry-delivery',
  'send-person-mail',
  'make-report',
  'recheck-issue',
  ...Object.values(notificationJobs),
];
