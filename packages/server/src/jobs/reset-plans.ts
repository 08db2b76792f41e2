import type { Services } from '../context.ts';
import { updateLeasesSetAhead } from '../findings/crawls/index.ts';
import { resetSearchesSetAhead } from '../findings/issues/index.ts';
import { resetRowsSetAhead } from '../outgoing/attempts/index.ts';
import { deleteCountsSetAhead } from '../people/limits/index.ts';
import { readDatabaseNow } from '../platform/storage/index.ts';
import { resetChecksSetAhead } from '../sites/domains/index.ts';
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
