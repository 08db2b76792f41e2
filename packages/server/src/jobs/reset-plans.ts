import { resetRowsSetAhead } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { updateLeasesSetAhead } from '../crawls/index.ts';
import { resetChecksSetAhead } from '../domains/index.ts';
import { resetSearchesSetAhead } from '../issues/index.ts';
import { deleteCountsSetAhead } from '../limits/index.ts';
import { readDatabaseNow } from '../storage/index.ts';
import { allQueues } from './work.ts';

/**
 * Makes rows due that were planned by a clock that was ahead: no row waits longer than the longest wait of its kind. Schedules of
 * crawls and summaries have their own rules, because they follow calendars.
 */
export async function resetPlansSetAhead(services: Services): Promise<void> {
  const { config, db, clock, log } = services;
  let reset = await resetChecksSetAhead(services);
  // Attempts and leases are judged in the database's time.
  const now = await readDatabaseNow(db);
  for (const queue of allQueues) reset += await resetRowsSetAhead(services, queue, now);
  reset += await updateLeasesSetAhead(db.knex, { now, leaseMs: config.leaseMs });
  reset += await resetSearchesSetAhead(services);
  reset += await deleteCountsSetAhead(db.knex, clock.now());
  if (reset > 0) log.warn({ rows: reset }, 'a clock was ahead; what it planned is planned anew');
}
