import type { Services } from '../../context.ts';
import { releaseAll } from './due-store.ts';
import type { Queue } from './queue.ts';

/**
 * Ends the leases that dead servers left, so that no row waits until they run out. Only for a caller that knows that no other
 * server runs on this database: an attempt that such a server has in flight would be made twice. A request that was sent, but
 * whose outcome was not written, is sent once more; without this function that would happen later.
 */
export async function releaseDeadLeases({ db, log }: Pick<Services, 'db' | 'log'>, queue: Queue): Promise<void> {
  const released = await releaseAll(db.knex, queue);
  if (released > 0) log.info({ [queue.table]: released }, 'attempts that a dead server left are made again');
}
