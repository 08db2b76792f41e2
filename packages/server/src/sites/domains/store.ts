import type { ScheduleRun, VerificationCheck } from '@linkvitals/contract';
import type { Knex } from 'knex';
import type { Position } from '../../platform/paging.ts';
import { compileOnce, dialectOf, type Executor, fromJsonColumn, toJsonColumn } from '../../platform/storage/index.ts';
import { type DomainRow, defaultCrawlConfig, ownershipColumns } from './domain-row.ts';
import { unverified } from './verification/ownership.ts';

type Json = 'last_check' | 'last_run' | 'settings' | 'crawl_config';
export type DomainColumns = Omit<DomainRow, Json> & Readonly<Record<Json, string | null>>;
type Query = Knex.QueryBuilder<DomainColumns, DomainColumns[]>;

/** The account whose domains a query may touch; `domainIds` null: every domain of the account. */
export interface Owner {
  readonly accountId: string;
  readonly domainIds: readonly string[] | null;
}

/** Parses the JSON columns of a row, or of the columns that a statement selected. */
export const readDomain = <Selected extends Pick<DomainColumns, Json>>(
  row: Selected,
): Omit<Selected, Json> & Pick<DomainRow, Json> => ({
  ...row,
  last_check: fromJsonColumn<VerificationCheck>(row.last_check),
  settings: fromJsonColumn<DomainRow['settings']>(row.settings) as DomainRow['settings'],
  last_run: fromJsonColumn<ScheduleRun>(row.last_run),
  // A row that an earlier version wrote lacks the members that came later.
  crawl_config: { ...defaultCrawlConfig, ...fromJsonColumn<DomainRow['crawl_config']>(row.crawl_config) },
});

/** Query for domains that are not deleted. The row of a deleted domain stays until all its other rows are removed. */
export const live = (on: Executor): Query => on<DomainColumns>('domains').whereNull('deleted_at');

export function domainsOf(on: Executor, { accountId, domainIds }: Owner): Query {
  const query = live(on).where({ account_id: accountId });
  return domainIds === null ? query : query.whereIn('id', domainIds);
}

const selectDomain = compileOnce<DomainColumns, 'accountId' | 'id'>((on, { accountId, id }) =>
  on('domains').whereNull('deleted_at').where({ account_id: accountId, id }).select('*'),
);

/** Finds a domain of the owner. `lock` locks its row until the transaction ends. */
export async function findDomain(
  on: Executor,
  owner: Owner,
  { id, lock = false }: { readonly id: string; readonly lock?: boolean },
): Promise<DomainRow | undefined> {
  const { accountId, domainIds } = owner;
  if (domainIds !== null && !domainIds.includes(id)) return undefined;
  const query = lock ? domainsOf(on, owner).where({ id }).forUpdate().select('*') : selectDomain(on, { accountId, id });
  const [row] = (await query) as DomainColumns[];
  return row && readDomain(row);
}

/** Finds a domain for background work, which has no caller: the account is that of the domain. */
export async function findDomainById(on: Executor, id: string): Promise<DomainRow | undefined> {
  const row = await live(on).where({ id }).first();
  return row && readDomain(row as DomainColumns);
}

export async function countDomains(on: Executor, accountId: string): Promise<number> {
  const [row] = await live(on).where({ account_id: accountId }).count({ count: '*' });
  return Number(row?.count ?? 0);
}

/** The id of the account's domain with this hostname; undefined: the account has none. */
export async function findIdByHostname(on: Executor, accountId: string, hostname: string): Promise<string | undefined> {
  return (await live(on).where({ account_id: accountId, hostname }).first('id'))?.id;
}

export async function insertDomain(on: Executor, row: DomainRow): Promise<void> {
  const { last_check, last_run, settings, crawl_config } = row;
  const json = { last_check, last_run, settings, crawl_config };
  await on('domains').insert({ ...row, ...mapJson(json) });
}

const mapJson = (json: object): Record<string, string | null> =>
  Object.fromEntries(Object.entries(json).map(([column, value]) => [column, toJsonColumn(value)]));

type DomainChange = Pick<DomainRow, 'settings' | 'crawl_config' | 'next_crawl_at' | 'next_crawl_set_at' | 'updated_at'>;

/**
 * Changes a domain that still has this version, and increments the version. False: the domain has another version, or
 * is deleted.
 */
export async function updateDomainRow(
  on: Executor,
  { id, account_id, version }: Pick<DomainRow, 'id' | 'account_id' | 'version'>,
  { settings, crawl_config, ...plain }: DomainChange,
): Promise<boolean> {
  const columns = { ...plain, ...mapJson({ settings, crawl_config }), version: version + 1 };
  return (
    (await live(on)
      .where({ id, account_id, version })
      .update(columns as never)) > 0
  );
}

const DELETED = 'deleted:';

/** Columns of the row of a deleted domain */
const emptied = (at: number) => ({
  deleted_at: at,
  updated_at: at,
  ...ownershipColumns(unverified),
  last_checked_at: null,
  last_check: null,
  activated_at: null,
  last_crawl_id: null,
  completed_crawl_id: null,
  next_crawl_at: null,
  next_crawl_set_at: null,
  last_run: null,
  settings: '{}',
  crawl_config: '{}',
});

/** Does the same as `markDomainRowDeleted` to all domains of an account, by one statement. */
export async function markDomainsOfAccountDeleted(on: Executor, accountId: string, at: number): Promise<void> {
  const isMysql = dialectOf(on) === 'mysql';
  const hostname = on.raw(isMysql ? 'concat(?, ??)' : '? || ??', [DELETED, 'id']);
  const columns = {
    ...emptied(at),
    version: on.raw('?? + 1', ['version']),
    hostname,
    verification_token: on.ref('id'),
  };
  await live(on)
    .where({ account_id: accountId })
    .update(columns as never);
}

/**
 * Empties the row of a domain that still has this version, so that no query finds it and its hostname is free. False:
 * the domain has another version, or is deleted.
 */
export async function markDomainRowDeleted(
  on: Executor,
  { id, account_id, version }: Pick<DomainRow, 'id' | 'account_id' | 'version'>,
  at: number,
): Promise<boolean> {
  const columns = {
    ...emptied(at),
    version: version + 1,
    // Both columns are unique. No real hostname and no token looks like this.
    hostname: `${DELETED}${id}`,
    verification_token: id,
  };
  return (
    (await live(on)
      .where({ id, account_id, version })
      .update(columns as never)) > 0
  );
}

/**
 * A condition for `where`: the domain of the row is not deleted. `column` names the column with the domain's id. Each
 * row looks its domain up by key; for NOT EXISTS MariaDB would first read every domain, to list all deleted ones.
 */
export const domainNotDeleted =
  (column: string) =>
  (query: Knex.QueryBuilder): void =>
    void query.whereRaw('(select ?? from ?? as ?? where ?? = ??) is null', [
      'gone.deleted_at',
      'domains',
      'gone',
      'gone.id',
      column,
    ]);

/** Notes a completed crawl. The first one since the domain was verified makes the domain active. */
export async function markActive(on: Executor, id: string, at: number): Promise<void> {
  await live(on)
    .where({ id })
    .where((where) => where.whereNull('activated_at').orWhere('activated_at', '<', on.ref('verified_at')))
    .update({ activated_at: at });
}

/** Notes that a crawl was queued, for lists that are sorted by it and views that show it. */
export async function updateLastCrawl(
  on: Executor,
  id: string,
  crawl: { readonly id: string; readonly created_at: number },
): Promise<void> {
  const { id: last_crawl_id, created_at: last_crawl_at } = crawl;
  await live(on)
    .where({ id })
    .where((where) =>
      where
        .whereNull('last_crawl_at')
        .orWhere('last_crawl_at', '<', last_crawl_at)
        .orWhere((same) => same.where({ last_crawl_at }).where('last_crawl_id', '<', last_crawl_id)),
    )
    .update({ last_crawl_at, last_crawl_id } as never);
}

/** Notes the newest completed crawl and its figures, for lists that are sorted by them and views that show them. */
export async function updateCrawlResult(
  on: Executor,
  id: string,
  result: Pick<DomainRow, 'health_score' | 'broken_links' | 'new_broken_links' | 'completed_crawl_id'>,
): Promise<void> {
  await live(on)
    .where({ id })
    .update(result as never);
}

const selectPosition = compileOnce<{ readonly created_at: number; readonly id: string }, 'accountId' | 'index'>(
  (on, { accountId, index }) =>
    on('domains')
      .whereNull('deleted_at')
      .where({ account_id: accountId })
      .orderBy(['created_at', 'id'])
      .offset(index as unknown as number) // an expression, which its type leaves out
      .limit(1)
      .select('created_at', 'id'),
);

/** The account's domain number `index` (from 0) in order of creation. */
export async function findPosition(on: Executor, accountId: string, index: number): Promise<Position | undefined> {
  const [row] = await selectPosition(on, { accountId, index });
  return row && { at: Number(row.created_at), id: row.id };
}
