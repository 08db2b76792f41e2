import type { HistoryRow } from '../history-row.ts';
import { add, type DayTotals, isNothing, negative, totalsOf } from './account-day.ts';

/** Days on which what a crawl measured stands for its domain, until another one completes: a month and some days of delay. */
export const CARRIED_DAYS = 35;

/**
 * Marks the rows of `account_days` that say how the sums of what each domain measured last change on a day. The sums of a day are
 * those of all such rows up to it.
 */
export const CARRIED = 'carried' as const;

/** What is counted on the day of a crawl, and not carried to the next days. */
const OF_THE_DAY = { crawls: 0, compared: 0, new_issues: 0, fixed_issues: 0, reopened_issues: 0, duration_ms: 0 };

/** Of what a domain adds to a day, what it adds to the next ones too. */
export const carriedOf = (totals: DayTotals): DayTotals => ({ ...totals, ...OF_THE_DAY });

/** What one or more domains add to the carried sums on a day, and take from them. */
export type CarriedChanges = ReadonlyMap<number, DayTotals>;

/**
 * How the completed crawls of a domain change the carried sums: each adds its figures on its day, and takes them away when the
 * next one adds its own, or when they are too old.
 * @param rows those that end a day, the oldest first
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

/** The difference that a crawl makes: what changes with it, without what changed before. Days on which nothing differs are left out. */
export function carriedDifference(before: CarriedChanges, after: CarriedChanges): CarriedChanges {
  const changes = new Map(after);
  for (const [day, totals] of before) addChange(changes, day, negative(totals));
  return new Map([...changes].filter(([, totals]) => !isNothing(totals)));
}
