import { type Executor, fromJsonColumn, toJsonColumn } from '../storage/index.ts';

export interface AccountRow {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly custom_domain_limit: number | null;
  readonly created_at: number;
}

export interface KeyRow {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly secret_hash: string;
  readonly last4: string;
  readonly scopes: readonly string[];
  readonly domain_ids: readonly string[] | null;
  readonly created_at: number;
  readonly expires_at: number | null;
  readonly last_used_at: number | null;
  readonly revoked_at: number | null;
}

type StoredKey = Omit<KeyRow, 'scopes' | 'domain_ids'> & { scopes: string; domain_ids: string | null };

const readKey = (row: StoredKey): KeyRow => ({
  ...row,
  scopes: fromJsonColumn<string[]>(row.scopes) ?? [],
  domain_ids: fromJsonColumn<string[]>(row.domain_ids),
});

export async function insertAccount(on: Executor, row: AccountRow): Promise<void> {
  await on('accounts').insert(row);
}

/**
 * Makes everything of the account that takes the same lock wait for this transaction: what counts against its limits, and
 * what makes a row of which there may be one. SQLite has one writer anyway.
 */
export async function lockAccount(trx: Executor, id: string): Promise<void> {
  await trx('accounts').where({ id }).forUpdate().first('id');
}

export async function findAccount(on: Executor, id: string): Promise<AccountRow | undefined> {
  return on<AccountRow>('accounts').where({ id }).first();
}

export async function listAccounts(on: Executor): Promise<AccountRow[]> {
  return on<AccountRow>('accounts').orderBy([{ column: 'created_at' }, { column: 'id' }]);
}

export async function hasAccounts(on: Executor): Promise<boolean> {
  return (await on('accounts').first('id')) !== undefined;
}

export async function updatePlan(
  on: Executor,
  id: string,
  change: Pick<AccountRow, 'plan'> & Partial<Pick<AccountRow, 'custom_domain_limit'>>,
): Promise<boolean> {
  return (await on('accounts').where({ id }).update(change)) > 0;
}

export async function insertKey(on: Executor, row: KeyRow): Promise<void> {
  const stored = { ...row, scopes: toJsonColumn(row.scopes), domain_ids: toJsonColumn(row.domain_ids) };
  await on('api_keys').insert(stored);
}

/** A key and whose it is, by one statement: every request begins with it. */
export async function findKeyByHash(
  on: Executor,
  hash: string,
): Promise<{ readonly key: KeyRow; readonly account: AccountRow } | undefined> {
  const row = await on('api_keys as k')
    .join('accounts as a', 'a.id', 'k.account_id')
    .where('k.secret_hash', hash)
    .first('k.*', 'a.plan', 'a.custom_domain_limit', {
      account_name: 'a.name',
      account_created_at: 'a.created_at',
    });
  if (row === undefined) return undefined;
  const { plan, custom_domain_limit, account_name: name, account_created_at: created_at, ...key } = row;
  return { key: readKey(key), account: { id: key.account_id, name, plan, custom_domain_limit, created_at } };
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

export async function listKeys(on: Executor, accountId: string): Promise<KeyRow[]> {
  const rows = await on<StoredKey>('api_keys').where({ account_id: accountId }).orderBy('created_at');
  return (rows as StoredKey[]).map(readKey);
}

/** Notes a use, unless another server has noted a later one. */
export async function updateKeyUse(on: Executor, id: string, now: number): Promise<void> {
  await on('api_keys')
    .where({ id })
    .where((where) => where.whereNull('last_used_at').orWhere('last_used_at', '<', now))
    .update({ last_used_at: now });
}

export async function revokeKey(on: Executor, id: string, now: number): Promise<boolean> {
  return (await on('api_keys').where({ id }).whereNull('revoked_at').update({ revoked_at: now })) > 0;
}
