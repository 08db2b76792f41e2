import type { NotificationLane } from '../../alarms.ts';
import { dueRows } from '../../attempts/index.ts';
import type { Services } from '../../context.ts';
import { type LaneCursor, readDatabaseNow } from '../../storage/index.ts';
import { notificationQueue } from './notification-queue.ts';

/** Ids of notifications in a lane that are due and have no lease, fair between accounts. The sweep uses it to replace lost alarms. */
export async function dueNotifications(
  services: Services,
  lane: NotificationLane,
  limit: number,
  cursor: LaneCursor = { after: '' },
): Promise<readonly string[]> {
  const now = await readDatabaseNow(services.db);
  const due = await dueRows(services.db.knex, notificationQueue, { of: { lane }, now, limit, cursor });
  return due.map(({ id }) => id);
}
