import type { Executor } from '../storage/index.ts';
import type { UserRow } from './user-row.ts';

export async function insertUser(on: Executor, row: UserRow): Promise<void> {
  await on('users').insert(row);
}

export async function findUserById(on: Executor, id: string): Promise<UserRow | undefined> {
  return on<UserRow>('users').where({ id }).first();
}

/** Makes whatever changes how the person signs in wait for this transaction. SQLite has one writer anyway. */
export async function lockUser(trx: Executor, id: string): Promise<void> {
  await trx('users').where({ id }).forUpdate().first('id');
}

/** The version of a person's row, which stays until the transaction ends. Undefined: they are gone. */
export async function lockUserVersion(trx: Executor, id: string): Promise<number | undefined> {
  const row: Pick<UserRow, 'version'> | undefined = await trx('users').where({ id }).forUpdate().first('version');
  return row?.version;
}

/** The locale that a person has chosen; undefined: none, or they are gone. */
export async function findLocale(on: Executor, id: string): Promise<string | undefined> {
  return (await on<UserRow>('users').where({ id }).first('locale'))?.locale ?? undefined;
}

/** @param email As `normaliseEmail` gives it. */
export async function findUserByEmail(on: Executor, email: string): Promise<UserRow | undefined> {
  return on<UserRow>('users').where({ email }).first();
}

export type UserChange = Partial<Pick<UserRow, 'email' | 'name' | 'time_zone' | 'locale' | 'password_hash'>>;

/** False when the row is gone or has another version by now. */
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

/** Whatever else of the row changes meanwhile. */
export async function updatePassword(
  on: Executor,
  id: string,
  change: Pick<UserRow, 'password_hash' | 'updated_at'>,
): Promise<void> {
  await on('users').where({ id }).update(change).increment('version', 1);
}

/** The same. Rejects with a unique violation when the address is another person's. */
export async function updateEmail(
  on: Executor,
  id: string,
  change: Pick<UserRow, 'email' | 'updated_at'>,
): Promise<void> {
  await on('users').where({ id }).update(change).increment('version', 1);
}

/** Keeps the password under today's parameters; whoever changed it meanwhile wins. */
export async function updatePasswordHash(
  on: Executor,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
  hash: string,
): Promise<void> {
  await on('users').where({ id, password_hash }).update({ password_hash: hash });
}

/** Names of people by id, of those who are there. */
export async function listUserNames(
  on: Executor,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows: { id: string; name: string }[] = await on('users').whereIn('id', known).select('id', 'name');
  return new Map(rows.map(({ id, name }) => [id, name]));
}
