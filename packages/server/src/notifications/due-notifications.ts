import type { NotificationChannel } from '@linkvitals/contract';
import { dueByLane } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { readDatabaseNow } from '../storage/index.ts';
import { notificationQueue } from './notification-queue.ts';

/** What is due through a channel and in nobody's hands, for the sweep that replaces lost alarms; fair between accounts. */
export async function dueNotifications(
  services: Services,
  channel: NotificationChannel,
  limit: number,
): Promise<readonly string[]> {
  if (limit <= 0) return [];
  const now = await readDatabaseNow(services.db);
  const due = await dueByLane(services.db.knex, notificationQueue, { of: { channel }, now, limit });
  return due.map(({ id }) => id);
}
