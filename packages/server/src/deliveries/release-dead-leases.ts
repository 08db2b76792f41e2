import { releaseAll } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { deliveryQueue } from './delivery-queue.ts';

/**
 * Gives back what servers that died had in flight, so that their endpoints need not wait until the leases run out.
 * Only for a caller that knows that no server of this database lives: an attempt that another has under way would be
 * made twice. What was sent and not written down is sent once more, as it would be later without this.
 */
export async function releaseDeadLeases({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const released = await releaseAll(db.knex, deliveryQueue);
  if (released > 0) log.info({ deliveries: released }, 'attempts that a dead server left are made again');
}
