import type { Knex } from 'knex';
import type { PageRequest } from '../../../platform/paging.ts';
import {
  compileOnce,
  type Executor,
  fromJsonColumn,
  joinedRow,
  newestFirst,
  toJsonColumn,
} from '../../../platform/storage/index.ts';
import { type AccountRow, accountColumns } from '../store.ts';

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
  /** Person who made it; null: a command. */
  readonly created_by: string | null;
  /** Key that it was rotated to. */
  readonly replaced_by: string | null;
  readonly version: number;
}

type StoredKey = Omit<KeyRow, 'scopes' | 'domain_ids'> & { scopes: string; domain_ids: string | null };

const readKey = (row: StoredKey): KeyRow => ({
  ...row,
  scopes: fromJsonColumn<string[]>(row.scopes) ?? [],
  domain_ids: fromJsonColumn<string[]>(row.domain_ids),
});

export async function insertKey(on: Executor, row: KeyRow): Promise<void> {
  const stored = { ...row, scopes: toJsonColumn(row.scopes), domain_ids: toJsonColumn(row.domain_ids) };
  await on('api_keys').insert(stored);
}

/**
 * Takes a deleted domain out of the keys that are limited to it; a key without other domains is then limited to none.
 */
export async function deleteDomainInKeys(
  trx: Executor,
  { accountId, domainId }: { readonly accountId: string; readonly domainId: string },
): Promise<void> {
  const rows: StoredKey[] = await trx('api_keys')
    .where({ account_id: accountId })
    .where('domain_ids', 'like', `%${domainId}%`)
    .forUpdate();
  for (const { id, domain_ids } of rows.map(readKey)) {
    const left = toJsonColumn((domain_ids ?? []).filter((one) => one !== domainId));
    await trx('api_keys').where({ account_id: accountId, id }).update({ domain_ids: left });
  }
}

const joinedAccount = joinedRow<AccountRow>('a', accountColumns);

const selectByHash = compileOnce<StoredKey, 'hash'>((on, { hash }) =>
  on('api_keys as k')
    .join('accounts as a', 'a.id', 'k.account_id')
    .where('k.secret_hash', hash)
    .whereNull('a.deleted_at')
    .select('k.*', joinedAccount.columns),
);

/** Finds a key and its account by one statement, because every request needs them. */
export async function findKeyByHash(
  on: Executor,
  hash: string,
): Promise<{ readonly key: KeyRow; readonly account: AccountRow } | undefined> {
  const [row] = await selectByHash(on, { hash });
  const account = row && joinedAccount.read(row);
  return account && { key: readKey(row), account };
}

/** Lists every key of an account, oldest first. */
export async function listKeys(on: Executor, accountId: string): Promise<KeyRow[]> {
  const rows = await on<StoredKey>('api_keys').where({ account_id: accountId }).orderBy('created_at');
  return (rows as StoredKey[]).map(readKey);
}

interface OwnKey {
  readonly accountId: string;
  readonly id: string;
}

/** Finds a key of the account. `lock` holds the row until the transaction ends. */
export async function findKey(
  on: Executor,
  { accountId, id }: OwnKey,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<KeyRow | undefined> {
  const query = on('api_keys').where({ account_id: accountId, id });
  const row: StoredKey | undefined = await (lock ? query.forUpdate() : query).first();
  return row && readKey(row);
}

/** Lists keys, newest first; one more than `limit` when there are more. */
export async function listKeysByPage(on: Executor, accountId: string, page: PageRequest): Promise<KeyRow[]> {
  const rows: StoredKey[] = await newestFirst(on('api_keys').where({ account_id: accountId }), page);
  return rows.map(readKey);
}

/** Query for the keys that are neither revoked nor expired */
export const liveKeys = (on: Executor, accountId: string, now: number): Knex.QueryBuilder =>
  on('api_keys')
    .where({ account_id: accountId })
    .whereNull('revoked_at')
    .where((where) => where.whereNull('expires_at').orWhere('expires_at', '>', now));

export async function countLiveKeys(on: Executor, accountId: string, now: number): Promise<number> {
  const [row] = await liveKeys(on, accountId, now).count({ n: '*' });
  return Number(row?.n ?? 0);
}

type KeyChange = Partial<Pick<KeyRow, 'name' | 'expires_at' | 'revoked_at' | 'replaced_by'>>;

export async function updateKey(on: Executor, { id, version }: Pick<KeyRow, 'id' | 'version'>, change: KeyChange) {
  await on('api_keys')
    .where({ id, version })
    .update({ ...change, version: version + 1 });
}

/** Ends the keys that were replaced by this one and still work. */
export async function endReplacedKeys(
  on: Executor,
  { id, account_id }: Pick<KeyRow, 'id' | 'account_id'>,
  now: number,
) {
  await liveKeys(on, account_id, now)
    .where({ replaced_by: id })
    .update({ expires_at: now, version: on.raw('version + 1') });
}

/** Notes a use, unless another server has noted a later one. */
export async function updateKeyUse(on: Executor, id: string, now: number): Promise<void> {
  await on('api_keys')
    .where({ id })
    .where((where) => where.whereNull('last_used_at').orWhere('last_used_at', '<', now))
    .update({ last_used_at: now });
}

/** Finds a key of any account and locks its row until the transaction ends: for an operator. */
export async function lockAnyKey(trx: Executor, id: string): Promise<KeyRow | undefined> {
  const row: StoredKey | undefined = await trx('api_keys').where({ id }).forUpdate().first();
  return row && readKey(row);
}
