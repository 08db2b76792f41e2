import type { HistoryRow } from '../history-row.ts';

/** Sums over all crawls of a day, as the last row of that day holds them. */
export type DaySums = Pick<HistoryRow, 'day_crawls' | 'day_new_issues' | 'day_fixed_issues' | 'day_reopened_issues'>;

/** Adds counts. Null means "not compared": null plus a count is the count; null plus null is null. */
const plus = (a: number | null, b: number | null): number | null => (a === null ? b : a + (b ?? 0));

/** Adds the sums of more crawls of the same day. */
export const addSums = (a: DaySums, b: DaySums): DaySums => ({
  day_crawls: a.day_crawls + b.day_crawls,
  day_new_issues: plus(a.day_new_issues, b.day_new_issues),
  day_fixed_issues: plus(a.day_fixed_issues, b.day_fixed_issues),
  day_reopened_issues: plus(a.day_reopened_issues, b.day_reopened_issues),
});
