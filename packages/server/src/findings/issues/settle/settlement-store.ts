import {
  countedBase,
  dialectOf,
  type Executor,
  idBeside,
  insertFrom,
  insertInBatches,
  isOneOf,
  type Row,
  runForEach,
  throughIndex,
} from '../../../platform/storage/index.ts';
import { readIssue, toColumns } from '../issue-columns.ts';
import type { IssueRow, IssueState } from '../issue-row.ts';
import type { EndedCrawl } from './ended-crawl.ts';
import { inStretch, type Stretch } from './stretch-store.ts';

/** Rows of a statement. */
const ROWS = 200;

/** Columns that a crawl changes in an issue whose position in lists stays. Other columns keep what people changed meanwhile. */
const SETTLED = [
  'reason',
  'status_code',
  'detail',
  'evidence',
  'found_on_pages',
  'placement',
  'suggestion',
  'last_seen_at',
  'last_seen_crawl_id',
  'last_checked_at',
  'settled_crawl_id',
  'outcome',
  'inconclusive_because',
  'version',
];
/**
 * Columns that a crawl changes in an issue that moves in lists. They are apart because SQLite writes the indexes of each column that is
 * set, even to the same value.
 */
const MOVED = [
  ...SETTLED,
  'severity',
  'state',
  'opened_at',
  'opened_crawl_id',
  'reopened_count',
  'fixed_at',
  'fixed_because',
];

/** Locks the domain, so that people change its issues before or after a settlement. Must be the first statement of a transaction. */
export async function lockIssues(trx: Executor, domainId: string): Promise<void> {
  await trx('domains').where({ id: domainId }).forUpdate().first('id');
}

/** Issues of a domain with these URL hashes, in any state. */
export async function findIssuesOf(on: Executor, domainId: string, hashes: readonly string[]): Promise<IssueRow[]> {
  const rows = await on('issues')
    .where({ domain_id: domainId })
    .where(isOneOf(on, 'url_hash', hashes));
  return rows.map(readIssue);
}

/** Whether a domain has issues in any state. */
export async function hasIssues(on: Executor, domainId: string): Promise<boolean> {
  return (await on('issues').where({ domain_id: domainId }).first('id')) !== undefined;
}

/** Number of open issues of a domain. An index alone answers the query. */
export async function countOpen(on: Executor, domainId: string): Promise<number> {
  const row = await on('issues').where({ domain_id: domainId, state: 'open' }).count({ count: '*' }).first();
  return Number(row?.count);
}

const UNSETTLED = [
  'id',
  'kind',
  'state',
  'url',
  'url_hash',
  'internal',
  'reason',
  'opened_at',
  'last_seen_crawl_id',
  'rechecked_at',
  'ignored_at',
  'ignored_until',
] as const;

/** The columns that decide how an issue is settled that a crawl did not report. */
export type UnsettledIssue = Pick<IssueRow, (typeof UNSETTLED)[number]>;

interface OfCrawl {
  readonly crawl: Pick<EndedCrawl, 'id' | 'domain_id'>;
  readonly state: IssueState;
}

/** Issues of a stretch that the crawl has not settled yet. */
export async function listUnsettled(
  on: Executor,
  { crawl: { id, domain_id: domainId }, state }: OfCrawl,
  stretch: Stretch,
): Promise<UnsettledIssue[]> {
  return inStretch(on, { domainId, state }, stretch)
    .whereNot({ 'i.settled_crawl_id': id })
    .select(UNSETTLED.map((name) => `i.${name}`));
}

/** Inserts issues without the columns that are null in all rows: a third of the columns is null in nearly all new issues. */
export async function insertIssues(on: Executor, rows: readonly IssueRow[]): Promise<void> {
  const stored = rows.map(toColumns) as Row[];
  const used = Object.keys(stored[0] ?? {}).filter((name) => stored.some((row) => row[name] !== null));
  const narrow = stored.map((row) => Object.fromEntries(used.map((name) => [name, row[name] ?? null])));
  await insertInBatches(on, 'issues', narrow);
}

/**
 * Updates issues: on SQLite by one prepared statement, elsewhere by upserts, which always find the primary key.
 * @param move whether state, severity or the time of opening may change
 */
export async function replaceIssues(
  on: Executor,
  rows: readonly IssueRow[],
  { move }: { readonly move: boolean },
): Promise<void> {
  const names = move ? MOVED : SETTLED;
  const stored = rows.map(toColumns);
  if (dialectOf(on) === 'sqlite') {
    const columns = names.map((name) => `${name} = ?`).join(', ');
    const values = stored.map((row) => [...names, 'id'].map((name) => row[name]));
    await runForEach(on, `update issues set ${columns} where id = ?`, values);
    return;
  }
  for (let start = 0; start < stored.length; start += ROWS) {
    await on('issues')
      .insert(stored.slice(start, start + ROWS))
      .onConflict('id')
      .merge(names);
  }
}

/** Query for issues by id. Without a forced index, MariaDB reads all issues of a small table for each few hundred that it updates. */
const withIds = (on: Executor, ids: readonly string[]) =>
  on(throughIndex(on, { table: 'issues', index: 'primary' })).where(isOneOf(on, 'id', ids));

type Persisting = Pick<IssueRow, 'last_seen_at' | 'last_seen_crawl_id' | 'last_checked_at' | 'settled_crawl_id'>;

/** Marks issues as still there and unchanged. */
export async function markPersisting(
  on: Executor,
  ids: readonly string[],
  change: Persisting & { readonly outcome: string },
): Promise<void> {
  await withIds(on, ids).update({ ...change, inconclusive_because: null });
}

type Fixed = Pick<IssueRow, 'settled_crawl_id' | 'fixed_at' | 'last_checked_at'>;

interface MarkFixed {
  readonly domainId: string;
  readonly change: Fixed & { readonly outcome: string; readonly fixed_because: string };
  /** UUID of version 7 from which the ids of the changes are made. */
  readonly uuid: string;
}

/** Marks issues as fixed for the same reason, and inserts their changes. */
export async function markFixed(
  on: Executor,
  ids: readonly string[],
  { domainId: domain_id, change, uuid }: MarkFixed,
): Promise<void> {
  await withIds(on, ids)
    .update({ ...change, state: 'fixed', inconclusive_because: null })
    .increment('version', 1);
  await insertFrom(on, 'issue_changes', on('issues').where(isOneOf(on, 'id', ids)), {
    issue_id: on.ref('id'),
    id: idBeside(on, countedBase(uuid).prefix, 'id'),
    ...{ domain_id, created_at: change.fixed_at ?? 0, change_kind: 'fixed', crawl_id: change.settled_crawl_id },
    evidence: JSON.stringify({ because: change.fixed_because }),
  });
}

export async function markInconclusive(
  on: Executor,
  ids: readonly string[],
  change: Pick<IssueRow, 'settled_crawl_id'> &
    Readonly<Record<'outcome' | 'inconclusive_because', string>> & { readonly state?: string },
): Promise<void> {
  const query = withIds(on, ids).update(change);
  if (change.state !== undefined) query.increment('version', 1);
  await query;
}
