import { type Executor, isOneOf, throughIndex } from '../../platform/storage/index.ts';
import { readIssue } from './issue-columns.ts';
import type { IssueRow } from './issue-row.ts';

interface Chosen {
  readonly domainId: string;
  readonly issueIds: readonly string[];
  /** Fixes whose open issues are chosen. */
  readonly fixIds: readonly string[];
  /** Issues of fixes that are read at most. */
  readonly limit: number;
}

/** Issues of a domain that were chosen one by one, in any state, or by fixes. */
export async function listChosenIssues(
  on: Executor,
  { domainId, issueIds, fixIds, limit }: Chosen,
): Promise<{ readonly single: readonly IssueRow[]; readonly ofFixes: readonly IssueRow[] }> {
  const single = await on('issues')
    .where({ domain_id: domainId })
    .where(isOneOf(on, 'id', issueIds));
  const index = 'issues__domain_id__state__fix_id__opened_at__id';
  const ofFixes = await on
    .from(throughIndex(on, { table: 'issues', index, onSqlite: true }))
    .where({ domain_id: domainId, state: 'open' })
    .where(isOneOf(on, 'fix_id', fixIds))
    .limit(limit);
  return { single: single.map(readIssue), ofFixes: ofFixes.map(readIssue) };
}
