import type { PageRequest } from '../../../platform/paging.ts';
import { type Executor, fromJsonColumn, newestFirst, toJsonColumn } from '../../../platform/storage/index.ts';
import type { PasskeyRow } from './passkey-row.ts';

type Stored = Omit<PasskeyRow, 'transports' | 'synced'> & { readonly transports: string; readonly synced: unknown };

const read = (row: Stored): PasskeyRow => ({
  ...row,
  transports: fromJsonColumn<string[]>(row.transports) ?? [],
  synced: Boolean(row.synced),
});

export async function insertPasskey(on: Executor, row: PasskeyRow): Promise<void> {
  await on('passkeys').insert({ ...row, transports: toJsonColumn(row.transports), synced: row.synced ? 1 : 0 });
}

export async function findPasskeyByHash(on: Executor, hash: string): Promise<PasskeyRow | undefined> {
  const row = await on<Stored>('passkeys').where({ credential_hash: hash }).first();
  return row && read(row as Stored);
}

type Key = Pick<PasskeyRow, 'id' | 'user_id'>;

export async function findPasskey(on: Executor, { id, user_id }: Key): Promise<PasskeyRow | undefined> {
  const row = await on<Stored>('passkeys').where({ id, user_id }).first();
  return row && read(row as Stored);
}

/** Lists all passkeys of a person; each person has a few. */
export async function listAllPasskeys(on: Executor, userId: string): Promise<PasskeyRow[]> {
  const rows: Stored[] = await on('passkeys').where({ user_id: userId }).orderBy(['created_at', 'id']);
  return rows.map(read);
}

/** Lists passkeys, newest first; one more than `limit` when there are more. */
export async function listPasskeysOf(on: Executor, userId: string, page: PageRequest): Promise<PasskeyRow[]> {
  const rows: Stored[] = await newestFirst(on('passkeys').where({ user_id: userId }), page);
  return rows.map(read);
}

export async function countPasskeys(on: Executor, userId: string): Promise<number> {
  const [row] = await on('passkeys').where({ user_id: userId }).count({ n: '*' });
  return Number(row?.n);
}

export async function updatePasskeyName(on: Executor, { id, user_id }: Key, name: string): Promise<void> {
  await on('passkeys').where({ id, user_id }).update({ name });
}

type Use = Pick<PasskeyRow, 'id' | 'counter' | 'synced'> & { readonly last_used_at: number };

/**
 * Stores the use of a passkey. False: the passkey was deleted, or another use has reached this counter meanwhile. The
 * counter of a passkey that does not count stays at 0.
 */
export async function updatePasskeyUse(on: Executor, { id, counter, synced, last_used_at }: Use): Promise<boolean> {
  const row = on('passkeys').where({ id });
  const free = counter === 0 ? row.where({ counter }) : row.where('counter', '<', counter);
  return (await free.update({ counter, synced: synced ? 1 : 0, last_used_at })) > 0;
}

export async function deletePasskeyRow(on: Executor, { id, user_id }: Key): Promise<boolean> {
  return (await on('passkeys').where({ id, user_id }).delete()) > 0;
}

export async function deletePasskeysOf(on: Executor, userId: string): Promise<void> {
  await on('passkeys').where({ user_id: userId }).delete();
}
