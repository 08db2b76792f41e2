import type { Services } from '../context.ts';
import { releaseAllLeases } from './store.ts';

/**
 * Gives back what servers that died had in flight. Only for a caller that knows that no server of this database lives:
 * an attempt that another has under way would be made twice.
 */
export async function releaseDeadNotifications({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const released = await releaseAllLeases(db.knex);
  if (released > 0) log.info({ notifications: released }, 'notifications that a dead server left are tried again');
}
