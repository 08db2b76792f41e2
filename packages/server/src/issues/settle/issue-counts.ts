import type { Outcome } from '../issue-row.ts';

/** What a crawl made of issues of its domain; ignored ones count nowhere. */
export type IssueCounts = Readonly<Record<Exclude<Outcome, 'none'>, number>>;

/** The same of all of them, and of those that are broken links. */
export interface SettledIssues {
  readonly all: IssueCounts;
  readonly brokenLinks: IssueCounts;
}

export const noIssues: IssueCounts = { new: 0, fixed: 0, reopened: 0, persisting: 0, inconclusive: 0 };

/** The same with some more of one outcome. */
export const plus = (counts: IssueCounts, outcome: Outcome, count = 1): IssueCounts =>
  outcome === 'none' ? counts : { ...counts, [outcome]: counts[outcome] + count };
