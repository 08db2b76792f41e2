import { fromJsonColumn, toJsonColumn } from '../../platform/storage/index.ts';
import type { Evidence, IssueRow, Placement } from './issue-row.ts';
import type { Suggestion } from './suggestions/suggestion.ts';

/** Index of the issues of each fix, and of those that are in none. */
export const OF_FIX = 'issues__domain_id__state__fix_id__opened_at__id';

type Json = 'evidence' | 'placement' | 'suggestion';
/** A row of `issues` as the database returns it. */
export type StoredIssue = Omit<IssueRow, Json | 'internal'> &
  Record<Json, string | null> & { readonly internal: number };

export const readIssue = (row: StoredIssue): IssueRow => ({
  ...row,
  internal: Boolean(row.internal),
  evidence: fromJsonColumn<Evidence>(row.evidence),
  placement: fromJsonColumn<Placement>(row.placement),
  suggestion: fromJsonColumn<Suggestion>(row.suggestion),
});

export const toColumns = (row: IssueRow): Record<string, unknown> => ({
  ...row,
  internal: row.internal ? 1 : 0,
  evidence: toJsonColumn(row.evidence),
  placement: toJsonColumn(row.placement),
  suggestion: toJsonColumn(row.suggestion),
});
