import { type Executor, isOneOf, throughIndex } from '../../platform/storage/index.ts';
import { OF_FIX, readIssue, type StoredIssue } from './issue-columns.ts';
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
  const single: StoredIssue[] = await on('issues').where(isOneOf(on, 'id', issueIds));
  const ofFixes = await on
    .from(throughIndex(on, { table: 'issues', index: OF_FIX, onSqlite: true }))
    .where({ domain_id: domainId, state: 'open' })
    .where(isOneOf(on, 'fix_id', fixIds))
    .limit(limit);
  // With the domain as a condition, SQLite would read all its issues.
  const ofDomain = single.filter(({ domain_id }) => domain_id === domainId);
  return { single: ofDomain.map(readIssue), ofFixes: ofFixes.map(readIssue) };
}
