import { CLOCKS_DIFFER } from '../clock.ts';
import type { Services } from '../context.ts';
import type { Queue } from './queue.ts';
import { updateRowsSetAhead } from './queue-store.ts';

/** Plans attempts anew that a clock planned which was ahead, and cuts leases that it gave. Answers how many. `now`: the database's time. */
export async function resetRowsSetAhead(
  { db, config }: Pick<Services, 'db' | 'config'>,
  queue: Queue,
  now: number,
): Promise<number> {
  const longestWaitMs = queue.longestWaitMs(config) + CLOCKS_DIFFER;
  return updateRowsSetAhead(db.knex, queue, { now, longestWaitMs, leaseMs: config.leaseMs });
}
