import { createHash } from 'node:crypto';
import type { Services } from '../../context.ts';
import { type DaysOf, listUndeleted } from '../trend-store.ts';
import type { TrendWindow } from '../trend-window.ts';
import type { AccountDay } from './account-day.ts';
import { listDayChanges } from './account-day-store.ts';
import type { DaysByNumber, KnownDay } from './known-days.ts';
import { listPackedDays } from './packed-day-store.ts';
import { sumDays } from './packed-days.ts';

type Window = Pick<TrendWindow, 'firstDay' | 'lastDay'>;

const nameOf = (domainIds: readonly string[]): string =>
  createHash('sha256')
    .update([...domainIds].sort().join(' '))
    .digest('base64');

/**
 * What some domains of an account come to, day by day and state by state, the oldest day first; deleted ones are left out. Only
 * days that have changed since this process summed them up are summed up again: of 500 domains, 90 days take 20 ms.
 */
export async function readDaysOfDomains(
  { db, knownDays }: Pick<Services, 'db' | 'knownDays'>,
  of: DaysOf,
  window: Window,
): Promise<AccountDay[]> {
  const domainIds = await listUndeleted(db.knex, of);
  const set = nameOf(domainIds);
  const known = knownDays.get(set);
  // Read first: what changes while the sums are read is summed up again the next time.
  const changes = await listDayChanges(db.knex, of.accountId, window);
  const stale = [...changes].flatMap(([day, change]) => (known.get(day)?.changes === change ? [] : [day]));
  const [firstDay, lastDay] = [stale[0], stale.at(-1)];
  if (firstDay === undefined || lastDay === undefined) return daysIn(known, changes.keys());
  const span = { firstDay, lastDay };
  const summed = Map.groupBy(sumDays(await listPackedDays(db.knex, domainIds, span), span), ({ day }) => day);
  const fresh = stale.map((day) => [day, { changes: changes.get(day) ?? '', sums: summed.get(day) ?? [] }] as const);
  const all = new Map<number, KnownDay>([...stillOf(known, window), ...fresh]);
  knownDays.set(set, all);
  return daysIn(all, changes.keys());
}

/** Of the longest window, which a shorter one must not forget. */
const KEPT_DAYS = 90;

/** Without days that no window reaches any more. */
const stillOf = (known: DaysByNumber, { firstDay, lastDay }: Window): [number, KnownDay][] =>
  [...known].filter(([day]) => day >= Math.min(firstDay, lastDay - KEPT_DAYS));

const daysIn = (known: DaysByNumber, days: Iterable<number>): AccountDay[] =>
  [...days].flatMap((day) => known.get(day)?.sums ?? []);
