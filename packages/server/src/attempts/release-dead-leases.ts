import type { Services } from '../context.ts';
import type { Queue } from './queue.ts';
import { releaseAll } from './queue-store.ts';

/**
 * Gives back what servers that died had in flight, so that nothing waits until the leases run out. Only for a caller that
 * knows that no server of this database lives: an attempt that another has under way would be made twice. What was sent
 * and not written down is sent once more, as it would be later without this.
 */
export async function releaseDeadLeases({ db, log }: Pick<Services, 'db' | 'log'>, queue: Queue): Promise<void> {
  const released = await releaseAll(db.knex, queue);
  if (released > 0) log.info({ [queue.table]: released }, 'attempts that a dead server left are made again');
}
