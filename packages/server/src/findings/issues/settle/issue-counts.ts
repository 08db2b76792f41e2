import type { Outcome } from '../issue-row.ts';

/** Numbers of issues by the outcome of a crawl; ignored issues are not counted. */
export type IssueCounts = Readonly<Record<Exclude<Outcome, 'none'>, number>>;

/** Counts of all issues, and of broken links alone. */
export interface SettledIssues {
  readonly all: IssueCounts;
  readonly brokenLinks: IssueCounts;
}

export const noIssues: IssueCounts = { new: 0, fixed: 0, reopened: 0, persisting: 0, inconclusive: 0 };

/** Adds to the count of one outcome. */
export const plus = (counts: IssueCounts, outcome: Outcome, count = 1): IssueCounts =>
  outcome === 'none' ? counts : { ...counts, [outcome]: counts[outcome] + count };
