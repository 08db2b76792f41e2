import { releaseAll } from '../../attempts/index.ts';
import type { Services } from '../../context.ts';
import { notificationQueue } from './notification-queue.ts';

/**
 * Gives back what servers that died had in flight. Only for a caller that knows that no server of this database lives:
 * an attempt that another has under way would be made twice.
 */
export async function releaseDeadNotifications({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const released = await releaseAll(db.knex, notificationQueue);
  if (released > 0) log.info({ notifications: released }, 'notifications that a dead server left are tried again');
}
