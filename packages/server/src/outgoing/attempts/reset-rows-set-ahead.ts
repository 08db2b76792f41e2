import type { Services } from '../../context.ts';
import { CLOCKS_DIFFER } from '../../platform/clock.ts';
import { updateRowsSetAhead } from './due-store.ts';
import type { Queue } from './queue.ts';

/**
 * Corrects rows that were written while a clock was ahead: attempts planned too far ahead become due, and leases that are too
 * long are shortened. Returns how many. `now`: the database's time, epoch ms.
 */
export async function resetRowsSetAhead(
  { db, config }: Pick<Services, 'db' | 'config'>,
  queue: Queue,
  now: number,
): Promise<number> {
  const longestWaitMs = queue.longestWaitMs(config) + CLOCKS_DIFFER;
  return updateRowsSetAhead(db.knex, queue, { now, longestWaitMs, leaseMs: config.leaseMs });
}
