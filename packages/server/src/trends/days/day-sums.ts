import type { HistoryRow } from '../history-row.ts';

/** What the last row of a day holds for all crawls of that day. */
export type DaySums = Pick<HistoryRow, 'day_crawls' | 'day_new_issues' | 'day_fixed_issues' | 'day_reopened_issues'>;

/** Null is "not compared": with a count it is that count, without any it stays null. */
const plus = (a: number | null, b: number | null): number | null => (a === null ? b : a + (b ?? 0));

/** The sums of a day with those of some more of its crawls. */
export const addSums = (a: DaySums, b: DaySums): DaySums => ({
  day_crawls: a.day_crawls + b.day_crawls,
  day_new_issues: plus(a.day_new_issues, b.day_new_issues),
  day_fixed_issues: plus(a.day_fixed_issues, b.day_fixed_issues),
  day_reopened_issues: plus(a.day_reopened_issues, b.day_reopened_issues),
});
