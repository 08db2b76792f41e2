import {
  countedBase,
  countedId,
  dialectOf,
  type Executor,
  insertFrom,
  insertInBatches,
  isOneOf,
  type Row,
  readInChunks,
  runForEach,
} from '../../storage/index.ts';
import { type IssueRow, type IssueState, placeOf } from '../issue-row.ts';
import { readIssue, toColumns } from '../store.ts';
import type { EndedCrawl } from './ended-crawl.ts';

/** Issues that are settled together. */
const CHUNK = 400;
/** Rows a statement. */
const ROWS = 200;

/** Columns of a row that a crawl changes; what people have done to it meanwhile stays. */
const SETTLED = [
  'severity',
  'state',
  'reason',
  'status_code',
  'detail',
  'evidence',
  'found_on_pages',
  'placement',
  'suggestion',
  'opened_at',
  'opened_crawl_id',
  'reopened_count',
  'last_seen_at',
  'last_seen_crawl_id',
  'last_checked_at',
  'fixed_at',
  'fixed_because',
  'settled_crawl_id',
  'outcome',
  'inconclusive_because',
  'version',
];

export async function lockDomain(trx: Executor, domainId: string): Promise<void> {
  await trx('domains').where({ id: domainId }).forUpdate().first('id');
}

/** Whatever their state. */
export async function findIssuesOf(on: Executor, domainId: string, hashes: readonly string[]): Promise<IssueRow[]> {
  const rows = await on('issues')
    .where({ domain_id: domainId })
    .where(isOneOf(on, 'url_hash', hashes));
  return rows.map(readIssue);
}

const UNSETTLED = [
  'id',
  'kind',
  'state',
  'url',
  'url_hash',
  'reason',
  'opened_at',
  'last_seen_crawl_id',
  'rechecked_at',
  'ignored_at',
  'ignored_until',
] as const;

/** What decides what becomes of an issue that a crawl did not report. */
export type UnsettledIssue = Pick<IssueRow, (typeof UNSETTLED)[number]>;

/** Issues of a domain in a state that the crawl has not settled yet, chunk by chunk. */
export async function* listUnsettled(
  on: Executor,
  { id, domain_id }: Pick<EndedCrawl, 'id' | 'domain_id'>,
  state: IssueState,
): AsyncGenerator<UnsettledIssue[]> {
  const query = () =>
    on('issues')
      .where({ domain_id, state })
      .whereNot({ settled_crawl_id: id })
      .select(...UNSETTLED);
  yield* readInChunks<UnsettledIssue>(query, { key: ['opened_at', 'id'], size: CHUNK, keyOf: placeOf });
}

export async function insertIssues(on: Executor, rows: readonly IssueRow[]): Promise<void> {
  await insertInBatches(on, 'issues', rows.map(toColumns) as Row[]);
}

/** All of one statement on SQLite; an upsert that always meets the primary key elsewhere. */
export async function replaceIssues(on: Executor, rows: readonly IssueRow[]): Promise<void> {
  const stored = rows.map(toColumns);
  if (dialectOf(on) === 'sqlite') {
    const columns = SETTLED.map((name) => `${name} = ?`).join(', ');
    const values = stored.map((row) => [...SETTLED, 'id'].map((name) => row[name]));
    await runForEach(on, `update issues set ${columns} where id = ?`, values);
    return;
  }
  for (let start = 0; start < stored.length; start += ROWS) {
    await on('issues')
      .insert(stored.slice(start, start + ROWS))
      .onConflict('id')
      .merge(SETTLED);
  }
}

type Persisting = Pick<IssueRow, 'last_seen_at' | 'last_seen_crawl_id' | 'last_checked_at' | 'settled_crawl_id'>;

/** Still there as they were. */
export async function markPersisting(
  on: Executor,
  ids: readonly string[],
  change: Persisting & { readonly outcome: string },
): Promise<void> {
  await on('issues')
    .where(isOneOf(on, 'id', ids))
    .update({ ...change, inconclusive_because: null });
}

type Fixed = Pick<IssueRow, 'settled_crawl_id' | 'fixed_at' | 'last_checked_at'>;

interface MarkFixed {
  readonly change: Fixed & { readonly outcome: string; readonly fixed_because: string };
  /** Version 7, for the changes alone. */
  readonly uuid: string;
}

/** Gone, all in the same way; with the changes that say so. A chunk at most. */
export async function markFixed(on: Executor, ids: readonly string[], { change, uuid }: MarkFixed): Promise<void> {
  const fixed = () => on('issues').where(isOneOf(on, 'id', ids));
  await fixed()
    .update({ ...change, state: 'fixed', inconclusive_because: null })
    .increment('version', 1);
  const numbered = fixed()
    .select('id', 'domain_id')
    .rowNumber('nth', (window) => window.orderBy('id'));
  await insertFrom(on, 'issue_changes', on.from(numbered.as('n')), {
    issue_id: on.ref('id'),
    id: countedId(on, countedBase(uuid), 'nth'),
    domain_id: on.ref('domain_id'),
    ...{ created_at: change.fixed_at ?? 0, change_kind: 'fixed', crawl_id: change.settled_crawl_id },
    evidence: JSON.stringify({ because: change.fixed_because }),
  });
}

export async function markInconclusive(
  on: Executor,
  ids: readonly string[],
  change: Pick<IssueRow, 'settled_crawl_id'> &
    Readonly<Record<'outcome' | 'inconclusive_because', string>> & { readonly state?: string },
): Promise<void> {
  const query = on('issues')
    .where(isOneOf(on, 'id', ids))
    .update(change);
  if (change.state !== undefined) query.increment('version', 1);
  await query;
}
