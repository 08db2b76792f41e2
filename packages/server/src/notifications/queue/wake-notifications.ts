import type { Services } from '../../context.ts';
import type { NewNotification } from './queue-notifications.ts';

/** Sets the alarms of notifications whose rows are committed. Never fails: the sweep finds rows whose alarm was lost. */
export async function wakeNotifications(
  { alarms, log }: Pick<Services, 'alarms' | 'log'>,
  notifications: readonly NewNotification[],
): Promise<void> {
  for (const { id, at, lane } of notifications) {
    try {
      await alarms.notification(id, { at, lane });
    } catch (error) {
      log.warn({ err: error, notification_id: id }, 'alarm not set, the sweep will find the notification');
    }
  }
}
