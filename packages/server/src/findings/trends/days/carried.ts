import type { HistoryRow } from '../history-row.ts';
import { add, type DayTotals, isNothing, negative, totalsOf } from './account-day.ts';

/** Days for which the figures of a crawl stand for its domain unless another crawl completes: a month and some days of delay. */
export const CARRIED_DAYS = 35;

/**
 * State of the rows of `account_days` that hold changes of the carried sums. The carried sums of a day are the sums of all such rows up to
 * it.
 */
export const CARRIED = 'carried' as const;

/** Amounts that count only on the day of a crawl and are not carried to the next days. */
const OF_THE_DAY = { crawls: 0, compared: 0, new_issues: 0, fixed_issues: 0, reopened_issues: 0, duration_ms: 0 };

/** The part of a domain's totals that the next days carry too. */
export const carriedOf = (totals: DayTotals): DayTotals => ({ ...totals, ...OF_THE_DAY });

/** For each day, the amounts by which one or more domains change the carried sums. */
export type CarriedChanges = ReadonlyMap<number, DayTotals>;

/**
 * Returns how the completed crawls of a domain change the carried sums: each adds its figures on its day. They are taken away when the next
 * crawl adds its own, or when they are too old.
 * @param rows the rows that end a day, the oldest first
 */
export function carriedChanges(rows: readonly HistoryRow[]): CarriedChanges {
  const changes = new Map<number, DayTotals>();
  for (const [index, row] of rows.entries()) {
    const totals = carriedOf(totalsOf(row));
    const end = Math.min(row.day + CARRIED_DAYS, rows[index + 1]?.day ?? Number.POSITIVE_INFINITY);
    addChange(changes, row.day, totals);
    addChange(changes, end, negative(totals));
  }
  return changes;
}

function addChange(changes: Map<number, DayTotals>, day: number, totals: DayTotals): void {
  const known = changes.get(day);
  changes.set(day, known === undefined ? totals : add(known, totals));
}

/** The change that a crawl makes: `after` minus `before`. Days without a difference are left out. */
export function carriedDifference(before: CarriedChanges, after: CarriedChanges): CarriedChanges {
  const changes = new Map(after);
  for (const [day, totals] of before) addChange(changes, day, negative(totals));
  return new Map([...changes].filter(([, totals]) => !isNothing(totals)));
}
