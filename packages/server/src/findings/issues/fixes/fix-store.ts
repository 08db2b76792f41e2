import {
  deleteByIds,
  dialectOf,
  type Executor,
  insertInBatches,
  isOneOf,
  type Row,
  runForEach,
  throughIndex,
} from '../../../platform/storage/index.ts';
import { domainNotDeleted } from '../../../sites/domains/index.ts';
import { OF_FIX } from '../issue-columns.ts';
import { isTargetKind } from '../issue-kinds.ts';
import type { IssueState } from '../issue-row.ts';
import { type FixRow, isChanged, readFix, type StoredFix, toStoredFix } from './fix-row.ts';

export async function findFix(on: Executor, accountId: string, id: string): Promise<FixRow | undefined> {
  const row: StoredFix | undefined = await on('fixes')
    .where({ id, account_id: accountId })
    .where(domainNotDeleted('fixes.domain_id'))
    .first();
  return row && readFix(row);
}

/** Ids of all fixes of a domain. */
export async function listFixIds(on: Executor, domainId: string): Promise<string[]> {
  return on('fixes').where({ domain_id: domainId }).pluck('id');
}

/** Ids of those of these fixes that a domain has. */
export async function listKnownFixes(on: Executor, domainId: string, ids: readonly string[]): Promise<string[]> {
  const rows: Pick<FixRow, 'id' | 'domain_id'>[] = await on('fixes')
    .where(isOneOf(on, 'id', ids))
    .select('id', 'domain_id');
  // With the domain as a condition, SQLite would read all its fixes.
  return rows.filter(({ domain_id }) => domain_id === domainId).map(({ id }) => id);
}

/** Ids of the fixes that have these issues. */
export async function listFixesOfIssues(on: Executor, issueIds: readonly string[]): Promise<string[]> {
  return on('issues')
    .where(isOneOf(on, 'id', issueIds))
    .whereNotNull('fix_id')
    .pluck('fix_id');
}

/** Ids of the fixes that have issues of these targets. */
export async function listFixesOfTargets(on: Executor, domainId: string, hashes: readonly string[]): Promise<string[]> {
  return on('issues')
    .where({ domain_id: domainId })
    .where(isOneOf(on, 'url_hash', hashes))
    .whereNotNull('fix_id')
    .pluck('fix_id');
}

/** The fix of the open issue of each of these targets, by the hash of its URL. Findings of a page are no faults of links to it. */
export async function listFixByTarget(
  on: Executor,
  domainId: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows: { url_hash: string; kind: string; fix_id: string }[] = await on('issues')
    .where({ domain_id: domainId })
    .where(isOneOf(on, 'url_hash', hashes))
    .whereNotNull('fix_id')
    .select('url_hash', 'kind', 'fix_id');
  const ofTargets = rows.filter(({ kind }) => isTargetKind(kind));
  // A broken link comes last and so counts, should a URL have several faults.
  const broken = ofTargets.filter(({ kind }) => kind === 'broken_link');
  return new Map([...ofTargets, ...broken].map(({ url_hash, fix_id }) => [url_hash, fix_id]));
}

export interface InFix {
  readonly id: string;
  readonly url_hash: string;
  readonly fix_id: string;
}

/** Issues that are not open, and still in a fix. */
export async function listLeftInFixes(on: Executor, domainId: string, limit: number): Promise<InFix[]> {
  const closed: readonly IssueState[] = ['fixed', 'ignored'];
  return on
    .from(throughIndex(on, { table: 'issues', index: OF_FIX, onSqlite: true }))
    .where({ domain_id: domainId })
    .whereIn('state', closed)
    .whereNotNull('fix_id')
    .limit(limit)
    .select('id', 'url_hash', 'fix_id');
}

/** Query for issues by id. Without a forced index, MariaDB reads all issues of a small table for each few hundred that it updates. */
const withIds = (on: Executor, ids: readonly string[]) =>
  on(throughIndex(on, { table: 'issues', index: 'primary' })).where(isOneOf(on, 'id', ids));

/** Takes issues out of their fixes. */
export async function releaseIssues(on: Executor, ids: readonly string[]): Promise<void> {
  await withIds(on, ids).update({ fix_id: null });
}

/** Puts each issue into a fix: on SQLite by one prepared statement, elsewhere by one statement for all. */
export async function updateFixes(
  on: Executor,
  issues: readonly { readonly id: string; readonly fixId: string }[],
): Promise<void> {
  if (issues.length === 0) return;
  if (dialectOf(on) === 'sqlite') {
    const values = issues.map(({ id, fixId }) => [fixId, id]);
    await runForEach(on, 'update issues set fix_id = ? where id = ?', values);
    return;
  }
  const cases = issues.map(() => 'when ? then ?').join(' ');
  const values = issues.flatMap(({ id, fixId }) => [id, fixId]);
  const ids = issues.map(({ id }) => id);
  await withIds(on, ids).update({ fix_id: on.raw(`case id ${cases} end`, values) });
}

/** Stores those of these fixes that are new or have changed. */
export async function replaceFixes(on: Executor, fixes: readonly FixRow[]): Promise<void> {
  const ids = fixes.map(({ id }) => id);
  const known: StoredFix[] = await on('fixes').where(isOneOf(on, 'id', ids));
  const before = new Map(known.map((row) => [row.id, row]));
  const changed = fixes.map(toStoredFix).filter((row) => isChanged(before.get(row.id), row));
  await deleteFixes(
    on,
    changed.map(({ id }) => id).filter((id) => before.has(id)),
  );
  await insertInBatches(on, 'fixes', changed as unknown as Row[]);
}

export async function deleteFixes(on: Executor, ids: readonly string[]): Promise<void> {
  await deleteByIds(on, 'fixes', ids);
}

/** Notes that issues of a domain have changed, for a crawl that is settling them in several transactions. */
export async function updateTouched(on: Executor, domainId: string): Promise<void> {
  await on('crawls').where({ active_domain_id: domainId }).whereNotNull('settlement').increment('issues_touched', 1);
}
