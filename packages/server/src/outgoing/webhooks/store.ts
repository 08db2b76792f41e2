import type { SubscribableEventType } from '@linkvitals/contract';
import type { Knex } from 'knex';
import type { PlanColumns } from '../../people/accounts/index.ts';
import type { PageRequest } from '../../platform/paging.ts';
import {
  type Database,
  dialectOf,
  type Executor,
  fromJsonColumn,
  insertInBatches,
  newestFirst,
  timeOfStatement,
  toJsonColumn,
} from '../../platform/storage/index.ts';
import type { EndpointRow } from './endpoint-row.ts';
import type { Viewer } from './viewer.ts';

type Columns = Omit<EndpointRow, 'events' | 'domain_ids' | 'description'> & {
  readonly events: string;
  readonly description: string | null;
  readonly all_domains: number;
};

/**
 * Kinds of locks. `share`: the rows stay unchanged until the transaction ends; `update`: no other transaction may lock
 * them; `or skip`: rows that others have locked are left out. On SQLite a transaction locks all rows.
 */
type Lock = 'share' | 'update' | 'update or skip' | undefined;

interface HowToRead {
  readonly lock?: Lock;
  /** Domain to which the chosen domains are limited. Default: all of them are read. Null: none is read. */
  readonly only?: string | null;
  /** Further columns, which the same statement reads */
  readonly extraColumns?: readonly Knex.Raw[];
}

type Query = Knex.QueryBuilder<Columns, Columns[]>;

export async function findEndpoint(
  on: Executor,
  viewer: Viewer,
  { id, lock }: { readonly id: string; readonly lock?: Lock },
): Promise<EndpointRow | undefined> {
  return (await read(on, endpointsOf(on, viewer).where({ id }), { lock }))[0];
}

/** Whether the log of an endpoint exists: the endpoint does, or it was deleted and its log was not removed yet. */
export async function hasLog(on: Executor, viewer: Viewer, id: string): Promise<boolean> {
  const row = await visibleTo(on, viewer).where({ id }).first('id');
  return row !== undefined;
}

export interface LockedEndpoint {
  readonly endpoint: EndpointRow;
  /** The database's time, epoch ms. */
  readonly now: number;
}

interface HowToLock {
  readonly ids: readonly string[];
  /** Whether to wait for rows that others have locked; otherwise they are left out. */
  readonly wait: boolean;
}

/**
 * Locks endpoints at the end of attempts, in the order of their ids; deleted ones are included, and removed ones left
 * out. They may belong to any account. The domains that they have chosen are not read.
 */
export async function lockEndpoints(
  db: Database,
  trx: Executor,
  { ids, wait }: HowToLock,
): Promise<ReadonlyMap<string, LockedEndpoint>> {
  const query = trx<Columns>('webhook_endpoints').whereIn('id', ids).orderBy('id');
  const now = trx.raw('? as ??', [timeOfStatement(db), 'now']);
  const lock = wait ? 'update' : 'update or skip';
  const rows = await read(trx, query, { lock, only: null, extraColumns: [now] });
  return new Map(
    (rows as (EndpointRow & { now: number })[]).map((row) => [row.id, { endpoint: row, now: Number(row.now) }]),
  );
}

/** Lists endpoints, newest first; one more than `limit` when there are more. */
export async function listEndpoints(on: Executor, viewer: Viewer, page: PageRequest): Promise<EndpointRow[]> {
  return read(on, newestFirst(endpointsOf(on, viewer), page));
}

/** Lists all endpoints of an account, oldest first. `only` limits the chosen domains that are read. */
export async function listEndpointsOfAccount(
  on: Executor,
  accountId: string,
  how: HowToRead = {},
): Promise<EndpointRow[]> {
  const query = endpointsOf(on, { accountId, domainIds: null }).orderBy([{ column: 'created_at' }, { column: 'id' }]);
  return read(on, query, how);
}

/** Reads the plan of an account, and the ids of its endpoints, oldest first. */
export async function listEndpointIds(
  on: Executor,
  accountId: string,
): Promise<PlanColumns & { readonly ids: readonly string[] }> {
  const rows: (PlanColumns & { id: string })[] = await endpointsOf(on, { accountId, domainIds: null })
    .join('accounts', 'accounts.id', 'webhook_endpoints.account_id')
    .orderBy(['webhook_endpoints.created_at', 'webhook_endpoints.id'])
    .select('webhook_endpoints.id', 'accounts.plan', 'accounts.custom_limits');
  const [{ plan, custom_limits } = { plan: '', custom_limits: null }] = rows;
  return { plan, custom_limits, ids: rows.map(({ id }) => id) };
}

export async function countEndpoints(on: Executor, accountId: string): Promise<number> {
  const [row] = await endpointsOf(on, { accountId, domainIds: null }).count({ count: '*' });
  return Number(row?.count ?? 0);
}

export async function insertEndpoint(trx: Executor, { domain_ids, ...row }: EndpointRow): Promise<void> {
  const columns = { ...row, events: toJsonColumn(row.events), all_domains: domain_ids === null ? 1 : 0 };
  await trx('webhook_endpoints').insert(columns);
  await addDomains(trx, row.id, domain_ids ?? []);
}

export type EndpointChange = Partial<
  Pick<
    EndpointRow,
    | 'url'
    | 'description'
    | 'events'
    | 'domain_ids'
    | 'state'
    | 'disabled_reason'
    | 'failing_since'
    | 'exhausted_count'
    | 'secret_ciphertext'
    | 'secret_key_id'
    | 'secret_hint'
    | 'previous_secret_ciphertext'
    | 'previous_secret_key_id'
    | 'previous_secret_expires_at'
    | 'updated_at'
  >
>;

/**
 * Changes an endpoint that still has this version, and increments the version. False: it has another version, or does
 * not exist any more.
 */
export async function updateEndpoint(
  trx: Executor,
  { id, version }: Pick<EndpointRow, 'id' | 'version'>,
  { events, domain_ids, ...change }: EndpointChange,
): Promise<boolean> {
  const changed = await trx('webhook_endpoints')
    .where({ id, version })
    .update({
      ...change,
      ...(events === undefined ? {} : { events: toJsonColumn(events) }),
      ...(domain_ids === undefined ? {} : { all_domains: domain_ids === null ? 1 : 0 }),
      version: version + 1,
    });
  if (changed === 0) return false;
  if (domain_ids !== undefined) {
    await trx('webhook_endpoint_domains').where({ endpoint_id: id }).delete();
    await addDomains(trx, id, domain_ids ?? []);
  }
  return true;
}

/** Stores the counters of attempts. Callers do not see them, so the version stays the same. */
export async function updateHealth(
  trx: Executor,
  id: string,
  health: Pick<EndpointRow, 'failing_since' | 'exhausted_count'>,
): Promise<void> {
  await trx('webhook_endpoints').where({ id }).update(health);
}

/** The ids among these whose endpoints fail */
export async function listFailing(on: Executor, ids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  if (ids.size === 0) return new Set();
  return new Set<string>(
    await on('webhook_endpoints')
      .whereIn('id', [...ids])
      .whereNotNull('failing_since')
      .pluck('id'),
  );
}

/** Deletes previous secrets that were valid until `now`. Callers do not see them, so the version stays the same. */
export async function deletePreviousSecrets(on: Executor, now: number): Promise<number> {
  return on('webhook_endpoints').where('previous_secret_expires_at', '<=', now).update({
    previous_secret_ciphertext: null,
    previous_secret_key_id: null,
    previous_secret_expires_at: null,
  });
}

export const endpointsOf = (on: Executor, viewer: Viewer): Query =>
  visibleTo(on, viewer).whereNull('webhook_endpoints.deleted_at');

/** Query for the endpoints that the viewer may know of, deleted ones included */
function visibleTo(on: Executor, { accountId, domainIds }: Viewer): Query {
  const query: Query = on<Columns>('webhook_endpoints').where({ account_id: accountId });
  if (domainIds === null) return query;
  // The subquery is correlated, because an uncorrelated NOT IN would read the choices of all accounts.
  const chosen = () =>
    on('webhook_endpoint_domains as chosen')
      .where('chosen.endpoint_id', on.ref('webhook_endpoints.id'))
      .select('chosen.domain_id');
  return query
    .where({ all_domains: 0 })
    .whereExists(chosen().whereIn('chosen.domain_id', domainIds))
    .whereNotExists(chosen().whereNotIn('chosen.domain_id', domainIds));
}

async function read(
  on: Executor,
  query: Query,
  { lock, only, extraColumns = [] }: HowToRead = {},
): Promise<EndpointRow[]> {
  if (lock === 'share') query.forShare();
  if (lock === 'update' || lock === 'update or skip') query.forUpdate();
  if (lock === 'update or skip' && dialectOf(on) === 'mysql') query.skipLocked();
  const rows: Columns[] = await query.select('webhook_endpoints.*', ...extraColumns);
  const chosen = await domainsOf(
    on,
    rows.filter((row) => row.all_domains === 0).map((row) => row.id),
    only,
  );
  return rows.map(({ all_domains, ...row }) => ({
    ...row,
    description: row.description ?? '',
    events: fromJsonColumn<SubscribableEventType[]>(row.events) ?? [],
    domain_ids: all_domains === 1 ? null : (chosen.get(row.id) ?? []),
  }));
}

async function domainsOf(
  on: Executor,
  endpointIds: readonly string[],
  only: string | null | undefined,
): Promise<Map<string, string[]>> {
  const domains = new Map<string, string[]>();
  if (endpointIds.length === 0 || only === null) return domains;
  const query = on('webhook_endpoint_domains').whereIn('endpoint_id', endpointIds);
  if (only !== undefined) query.where({ domain_id: only });
  const rows: { endpoint_id: string; domain_id: string }[] = await query.orderBy(['endpoint_id', 'domain_id']);
  for (const { endpoint_id, domain_id } of rows) {
    domains.set(endpoint_id, [...(domains.get(endpoint_id) ?? []), domain_id]);
  }
  return domains;
}

async function addDomains(trx: Executor, endpointId: string, domainIds: readonly string[]): Promise<void> {
  const rows = domainIds.map((domainId) => ({ endpoint_id: endpointId, domain_id: domainId }));
  await insertInBatches(trx, 'webhook_endpoint_domains', rows);
}
