import { notFound } from '../errors.ts';
import type { Executor } from '../storage/index.ts';

export interface AccountRow {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly custom_domain_limit: number | null;
  readonly suspended_at: number | null;
  readonly deleted_at: number | null;
  readonly version: number;
  readonly created_at: number;
}

export async function insertAccount(on: Executor, row: AccountRow): Promise<void> {
  await on('accounts').insert(row);
}

/**
 * Makes everything of the account that takes the same lock wait for this transaction: what counts against its limits, and
 * what makes a row of which there may be one. SQLite has one writer anyway.
 * @throws ServiceError `not_found` when the account was deleted since the caller was let in
 */
export async function lockAccount(trx: Executor, id: string): Promise<void> {
  if ((await findAccount(trx, id, { lock: true })) === undefined) throw notFound('account');
}

/** @param lock The row is held until the transaction ends. */
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

export async function hasAccounts(on: Executor): Promise<boolean> {
  return (await on('accounts').first('id')) !== undefined;
}

export type AccountChange = Partial<Pick<AccountRow, 'name' | 'plan' | 'custom_domain_limit' | 'suspended_at'>>;

export async function updateAccount(
  trx: Executor,
  id: string,
  change: AccountChange & Pick<AccountRow, 'version'>,
): Promise<void> {
  await trx('accounts').where({ id }).update(change);
}

/** The account's domains among these, by id; they stay until the transaction ends. */
export async function lockDomains(
  on: Executor,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const query = on('domains').where({ account_id: accountId }).whereNull('deleted_at').whereIn('id', ids).forShare();
  const rows: { id: string; hostname: string }[] = await query.select('id', 'hostname');
  return new Map(rows.map(({ id, hostname }) => [id, hostname]));
}
