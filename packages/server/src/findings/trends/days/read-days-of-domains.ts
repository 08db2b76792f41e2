import { createHash } from 'node:crypto';
import type { Services } from '../../../context.ts';
import { type DaysOf, listUndeleted } from '../trend-store.ts';
import type { TrendWindow } from '../trend-window.ts';
import { findDayChanges } from './account-day-store.ts';
import { CARRIED_DAYS } from './carried.ts';
import type { DaysOfDomains } from './known-days.ts';
import { listPackedDays } from './packed-day-store.ts';
import { carryDays, sumDays } from './packed-days.ts';

type Window = Pick<TrendWindow, 'firstDay' | 'lastDay'>;

const nameOf = (domainIds: readonly string[], { firstDay, lastDay }: Window): string =>
  createHash('sha256')
    .update([firstDay, lastDay, ...domainIds.toSorted()].join(' '))
    .digest('base64');

/**
 * Reads the sums of some domains of an account by day and state, the oldest day first, and the carried sums. Deleted domains are left out.
 * The result is cached until a day of the account changes, as summing 500 domains and 90 days takes 20 to 30 ms.
 */
export async function readDaysOfDomains(
  { db, knownDays }: Pick<Services, 'db' | 'knownDays'>,
  of: DaysOf,
  window: Window,
): Promise<DaysOfDomains> {
  const domainIds = await listUndeleted(db.knex, of);
  const key = nameOf(domainIds, window);
  const since = { ...window, firstDay: window.firstDay - CARRIED_DAYS + 1 };
  // Read before the sums: a change that happens meanwhile then makes the next call sum up again.
  const changes = await findDayChanges(db.knex, of.accountId, since);
  const known = knownDays.get(key);
  if (known?.changes === changes) return known;
  const rows = await listPackedDays(db.knex, domainIds, since);
  const completed = rows.filter(({ state }) => state === 'completed');
  const found = { changes, days: sumDays(rows, window), carried: carryDays(completed, window) };
  knownDays.set(key, found);
  return found;
}
