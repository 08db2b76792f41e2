import type { Knex } from 'knex';
import { notFound } from '../../platform/errors.ts';
import type { PageRequest } from '../../platform/paging.ts';
import { type Columns, dialectOf, type Executor, newestFirst } from '../../platform/storage/index.ts';

export interface AccountRow {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly custom_domain_limit: number | null;
  /** JSON in the form of `changeCustomLimits`; null: none. */
  readonly custom_limits: string | null;
  readonly suspended_at: number | null;
  readonly deleted_at: number | null;
  readonly version: number;
  readonly created_at: number;
}

export const accountColumns: Columns<AccountRow> = {
  id: true,
  name: true,
  plan: true,
  custom_domain_limit: true,
  custom_limits: true,
  suspended_at: true,
  deleted_at: true,
  version: true,
  created_at: true,
};

export async function insertAccount(on: Executor, row: AccountRow): Promise<void> {
  await on('accounts').insert(row);
}

/**
 * Locks an account: transactions that lock it as well wait for this one. It is needed before a row is added that counts
 * against the account's limits, or of which there may be only one. SQLite has one writer anyway.
 * @throws ServiceError `not_found` when the account was deleted since the caller was authorised
 */
export async function lockAccount(trx: Executor, id: string): Promise<AccountRow> {
  const row = await findAccount(trx, id, { lock: true });
  if (row === undefined) throw notFound('account');
  return row;
}

/** Finds an account. `lock` holds the row until the transaction ends. */
export async function findAccount(
  on: Executor,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<AccountRow | undefined> {
  const query = on<AccountRow>('accounts').where({ id }).whereNull('deleted_at');
  return (lock ? query.forUpdate() : query).first();
}

export async function listAccounts(on: Executor): Promise<AccountRow[]> {
  return on<AccountRow>('accounts')
    .whereNull('deleted_at')
    .orderBy([{ column: 'created_at' }, { column: 'id' }]);
}

export interface AccountFilter {
  /** Text in the name, or the id */
  readonly search?: string | undefined;
  readonly plan?: string | undefined;
}

/** Lists accounts, newest first; one more than `limit` when there are more. */
export async function listAccountsByPage(
  on: Executor,
  { search, plan }: AccountFilter,
  page: PageRequest,
): Promise<AccountRow[]> {
  const query = on<AccountRow>('accounts').whereNull('deleted_at');
  if (plan !== undefined) query.where({ plan });
  if (search !== undefined) {
    const pattern = `%${search.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`;
    query.where((any) => any.whereRaw("lower(name) like ? escape '!'", [pattern]).orWhere({ id: search }));
  }
  return newestFirst(query, page);
}

export async function hasAccounts(on: Executor): Promise<boolean> {
  return (await on('accounts').first('id')) !== undefined;
}

export type AccountChange = Partial<
  Pick<AccountRow, 'name' | 'plan' | 'custom_domain_limit' | 'custom_limits' | 'suspended_at'>
>;

export async function updateAccount(
  trx: Executor,
  id: string,
  change: AccountChange & Pick<AccountRow, 'version'>,
): Promise<void> {
  await trx('accounts').where({ id }).update(change);
}

/** Marks an account deleted: no query finds it any more, and its name is deleted. */
export async function markAccountDeleted(trx: Executor, id: string, at: number): Promise<void> {
  await trx('accounts').where({ id }).update({ deleted_at: at, name: '' });
}

/**
 * Locks a deleted account until the transaction ends, so that other servers do not remove it as well. False: another
 * server is removing it, or has done so.
 */
export async function lockDeletedAccount(trx: Executor, id: string): Promise<boolean> {
  const query = trx('accounts').where({ id }).whereNotNull('deleted_at').forUpdate();
  // SQLite has one writer and no SKIP LOCKED.
  if (dialectOf(trx) === 'mysql') query.skipLocked();
  return (await query.first('id')) !== undefined;
}

/** Query for deleted accounts that still have rows */
export const waitingAccounts = (on: Executor): Knex.QueryBuilder => on('accounts').whereNotNull('deleted_at');

/** Lists deleted accounts that still have rows, the longest deleted first. */
export async function listDeletedAccounts(on: Executor, limit: number): Promise<string[]> {
  return waitingAccounts(on).orderBy('deleted_at').limit(limit).pluck('id');
}

/** Removes the row of an account after all its other rows. */
export async function deleteAccountRow(trx: Executor, id: string): Promise<void> {
  await trx('accounts').where({ id }).whereNotNull('deleted_at').delete();
}

/** The account's domains among these, by id; their rows are locked until the transaction ends. */
export async function lockDomains(
  on: Executor,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const query = on('domains').where({ account_id: accountId }).whereNull('deleted_at').whereIn('id', ids).forShare();
  const rows: { id: string; hostname: string }[] = await query.select('id', 'hostname');
  return new Map(rows.map(({ id, hostname }) => [id, hostname]));
}
