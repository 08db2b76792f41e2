import type { NotificationLane } from '../../alarms.ts';
import { dueRows } from '../../attempts/index.ts';
import type { Services } from '../../context.ts';
import { type LaneCursor, readDatabaseNow } from '../../storage/index.ts';
import { notificationQueue } from './notification-queue.ts';

/** What is due in a lane and has no lease, for the sweep that replaces lost alarms; fair between accounts. */
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
