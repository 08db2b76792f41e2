import type { Executor } from '../../platform/storage/index.ts';
import type { UserRow } from './user-row.ts';

export async function insertUser(on: Executor, row: UserRow): Promise<void> {
  await on('users').insert(row);
}

export async function findUserById(on: Executor, id: string): Promise<UserRow | undefined> {
  return on<UserRow>('users').where({ id }).first();
}

/**
 * Locks a person's row: other changes of their means of sign-in wait for this transaction. SQLite has one writer
 * anyway.
 */
export async function lockUser(trx: Executor, id: string): Promise<void> {
  await trx('users').where({ id }).forUpdate().first('id');
}

/**
 * Locks a person's row until the transaction ends, and answers its version. Undefined: the person does not exist any
 * more.
 */
export async function lockUserVersion(trx: Executor, id: string): Promise<number | undefined> {
  const row: Pick<UserRow, 'version'> | undefined = await trx('users').where({ id }).forUpdate().first('version');
  return row?.version;
}

/** The locale that a person has chosen; undefined: none, or the person does not exist any more. */
export async function findLocale(on: Executor, id: string): Promise<string | undefined> {
  return (await on<UserRow>('users').where({ id }).first('locale'))?.locale ?? undefined;
}

/** @param email Address in the form of `normaliseEmail` */
export async function findUserByEmail(on: Executor, email: string): Promise<UserRow | undefined> {
  return on<UserRow>('users').where({ email }).first();
}

export type UserChange = Partial<Pick<UserRow, 'email' | 'name' | 'time_zone' | 'locale' | 'password_hash'>>;

/** Changes a person's row. False when it does not exist any more, or has another version. */
export async function updateUser(
  on: Executor,
  { id, version }: Pick<UserRow, 'id' | 'version'>,
  change: UserChange & Pick<UserRow, 'updated_at'>,
): Promise<boolean> {
  const updated = await on('users')
    .where({ id, version })
    .update({ ...change, version: version + 1 });
  return updated > 0;
}

/** Changes the password regardless of the row's version. */
export async function updatePassword(
  on: Executor,
  id: string,
  change: Pick<UserRow, 'password_hash' | 'updated_at'>,
): Promise<void> {
  await on('users').where({ id }).update(change).increment('version', 1);
}

/**
 * Changes the address regardless of the row's version. Rejects with a unique violation when another person has the
 * address.
 */
export async function updateEmail(
  on: Executor,
  id: string,
  change: Pick<UserRow, 'email' | 'updated_at'>,
): Promise<void> {
  await on('users').where({ id }).update(change).increment('version', 1);
}

/** Stores a new hash of the same password under today's parameters, unless the password was changed meanwhile. */
export async function updatePasswordHash(
  on: Executor,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
  hash: string,
): Promise<void> {
  await on('users').where({ id, password_hash }).update({ password_hash: hash });
}

/** Names of people by id; people who do not exist any more are left out. */
export async function listUserNames(
  on: Executor,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows: { id: string; name: string }[] = await on('users').whereIn('id', known).select('id', 'name');
  return new Map(rows.map(({ id, name }) => [id, name]));
}
