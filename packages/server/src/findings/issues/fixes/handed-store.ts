import { type Executor, isOneOf, selectForEach, throughIndex } from '../../../platform/storage/index.ts';
import { OF_FIX, readIssue, type StoredIssue } from '../issue-columns.ts';
import type { IssueRow } from '../issue-row.ts';
import { type FixRow, readFix, type StoredFix } from './fix-row.ts';

/** Lists those of these fixes that a domain has, the first thing to do first. */
export async function listChosenFixes(on: Executor, domainId: string, ids: readonly string[]): Promise<FixRow[]> {
  const rows: StoredFix[] = await on('fixes').where(isOneOf(on, 'id', ids));
  return rows
    .filter(({ domain_id }) => domain_id === domainId)
    .map(readFix)
    .sort((a, b) => a.place - b.place || a.opened_at - b.opened_at || (a.id < b.id ? -1 : 1));
}

interface Wanted {
  readonly domainId: string;
  readonly fixIds: readonly string[];
  /** Issues of each fix. */
  readonly each: number;
}

/** The oldest open issues of each of some fixes, by one statement. */
export async function listFirstOfFixes(on: Executor, { domainId, fixIds, each }: Wanted): Promise<IssueRow[]> {
  const rows = await selectForEach<StoredIssue>(on, fixIds, (fixId) =>
    on
      .from(throughIndex(on, { table: 'issues', index: OF_FIX, onSqlite: true }))
      .where({ domain_id: domainId, state: 'open', fix_id: fixId })
      .orderBy(['opened_at', 'id'])
      .limit(each)
      .select('*'),
  );
  return rows.map(readIssue);
}
