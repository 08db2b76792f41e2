import type { NotificationChannel } from '@linkvitals/contract';

/** A job of its own for each channel: mails that wait for a dead server hold up no message. */
export const notificationJobs: Readonly<Record<NotificationChannel, string>> = {
  email: 'send-mail',
  slack: 'send-slack',
};

/** Every name of an alarm. */
export const alarmNames: readonly string[] = [
  'run-crawl',
  'attempt-delivery',
  'retry-delivery',
  'send-person-mail',
  ...Object.values(notificationJobs),
];
