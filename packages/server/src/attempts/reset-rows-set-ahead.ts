import type { Services } from '../context.ts';
import { readDatabaseNow } from '../storage/index.ts';
import type { Queue } from './queue.ts';
import { updateRowsSetAhead } from './queue-store.ts';

/** Clocks differ by less, ms: what is further away than the longest wait and this was planned by one that was ahead. */
const CLOCKS_DIFFER = 30 * 60_000;

/** Plans attempts anew that a clock planned which was ahead, and cuts leases that it gave. Answers how many. */
export async function resetRowsSetAhead(
  { db, config }: Pick<Services, 'db' | 'config'>,
  queue: Queue,
): Promise<number> {
  const now = await readDatabaseNow(db);
  const longestWaitMs = queue.longestWaitMs(config) + CLOCKS_DIFFER;
  return updateRowsSetAhead(db.knex, queue, { now, longestWaitMs, leaseMs: config.leaseMs });
}
