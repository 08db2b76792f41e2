import type { PageRequest } from '../paging.ts';
import { type Executor, newestFirst } from '../storage/index.ts';
import type { UserRow } from '../users/index.ts';
import type { SessionRow } from './session-row.ts';
import { IDLE_MS } from './session-times.ts';

export async function insertSession(on: Executor, row: SessionRow): Promise<void> {
  await on('sessions').insert(row);
}

const OF_USER = 'of_user_';
const userColumns: readonly (keyof UserRow)[] = [
  'id',
  'email',
  'name',
  'time_zone',
  'locale',
  'password_hash',
  'version',
  'created_at',
  'updated_at',
];

/** A session and whose it is, by one statement: every request of a person begins with it. */
export async function findSessionByHash(
  on: Executor,
  hash: string,
): Promise<{ readonly session: SessionRow; readonly user: UserRow } | undefined> {
  const row: Readonly<Record<string, unknown>> | undefined = await on('sessions as s')
    .join('users as u', 'u.id', 's.user_id')
    .where('s.token_hash', hash)
    .first('s.*', Object.fromEntries(userColumns.map((name) => [`${OF_USER}${name}`, `u.${name}`])));
  if (row === undefined) return undefined;
  const entries = Object.entries(row);
  const ofUser = entries.filter(([name]) => name.startsWith(OF_USER));
  const ofSession = entries.filter(([name]) => !name.startsWith(OF_USER));
  return {
    session: Object.fromEntries(ofSession) as unknown as SessionRow,
    user: Object.fromEntries(ofUser.map(([name, value]) => [name.slice(OF_USER.length), value])) as unknown as UserRow,
  };
}

export async function findSession(
  on: Executor,
  { id, user_id }: Pick<SessionRow, 'id' | 'user_id'>,
): Promise<SessionRow | undefined> {
  return on<SessionRow>('sessions').where({ id, user_id }).first();
}

type Use = Pick<SessionRow, 'device' | 'address' | 'last_used_at'>;

export async function updateSessionUse(on: Executor, id: string, use: Use): Promise<void> {
  await on('sessions').where({ id }).where('last_used_at', '<', use.last_used_at).update(use);
}

type Change = Partial<Pick<SessionRow, 'account_id' | 'token_hash' | 'authenticated_at'>>;

/** False when the session has ended meanwhile. */
export async function updateSession(on: Executor, id: string, change: Change): Promise<boolean> {
  return (await on('sessions').where({ id }).update(change)) > 0;
}

export async function deleteSession(
  on: Executor,
  { id, user_id }: Pick<SessionRow, 'id' | 'user_id'>,
): Promise<boolean> {
  return (await on('sessions').where({ id, user_id }).delete()) > 0;
}

/** @param exceptId The session that stays; left out: none stays. */
export async function deleteSessionsOf(on: Executor, userId: string, exceptId?: string): Promise<void> {
  const query = on('sessions').where({ user_id: userId });
  await (exceptId === undefined ? query : query.whereNot({ id: exceptId })).delete();
}

type At = { readonly account_id: string; readonly user_id: string };

/** Ends the sessions of a person that are for an account. */
export async function endSessionsFor(on: Executor, { account_id, user_id }: At): Promise<void> {
  await on('sessions').where({ account_id, user_id }).delete();
}

/** The same sessions go on, for no account. */
export async function moveSessionsOffAccount(on: Executor, { account_id, user_id }: At): Promise<void> {
  await on('sessions').where({ account_id, user_id }).update({ account_id: null });
}

const live = (on: Executor, userId: string, now: number) =>
  on('sessions')
    .where({ user_id: userId })
    .where('expires_at', '>', now)
    .where('last_used_at', '>', now - IDLE_MS);

/** Sessions that have not ended, newest first; one more than `limit` where there are more. */
export async function listSessionsOf(
  on: Executor,
  { userId, now }: { readonly userId: string; readonly now: number },
  page: PageRequest,
): Promise<SessionRow[]> {
  return newestFirst(live(on, userId, now), page);
}

export async function deleteEndedSessions(on: Executor, now: number): Promise<void> {
  await on('sessions')
    .where('expires_at', '<=', now)
    .orWhere('last_used_at', '<=', now - IDLE_MS)
    .delete();
}

/** Sessions that were signed in for an account go on without one. */
export async function moveAllSessionsOffAccount(trx: Executor, accountId: string): Promise<void> {
  const members = await trx('memberships').where({ account_id: accountId }).pluck('user_id');
  if (members.length === 0) return;
  await trx('sessions').whereIn('user_id', members).where({ account_id: accountId }).update({ account_id: null });
}
