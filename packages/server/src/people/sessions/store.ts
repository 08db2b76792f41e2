import type { PageRequest } from '../../platform/paging.ts';
import { compileOnce, deleteByIds, type Executor, joinedRow, newestFirst } from '../../platform/storage/index.ts';
import { type AccountRow, accountColumns } from '../accounts/index.ts';
import { membershipColumns, readMembership, type StoredMembership } from '../members/index.ts';
import type { UserRow } from '../users/index.ts';

import type { SessionRow } from './session-row.ts';
import { IDLE_MS } from './session-times.ts';
import type { Standing } from './standing.ts';

const AT_ONCE = 100;

export async function insertSession(on: Executor, row: SessionRow): Promise<void> {
  await on('sessions').insert(row);
}

const joinedUser = joinedRow<UserRow>('u', {
  id: true,
  email: true,
  name: true,
  time_zone: true,
  locale: true,
  password_hash: true,
  version: true,
  created_at: true,
  updated_at: true,
});
const joinedSession = joinedRow<SessionRow>('s', {
  id: true,
  user_id: true,
  account_id: true,
  token_hash: true,
  device: true,
  address: true,
  created_at: true,
  authenticated_at: true,
  last_used_at: true,
  expires_at: true,
});
const joinedMembership = joinedRow<StoredMembership>('m', membershipColumns);
const joinedAccount = joinedRow<AccountRow>('a', accountColumns);

const selectByHash = compileOnce<Readonly<Record<string, unknown>>, 'hash'>((on, { hash }) =>
  on('sessions as s')
    .join('users as u', 'u.id', 's.user_id')
    .leftJoin('memberships as m', { 'm.account_id': 's.account_id', 'm.user_id': 's.user_id' })
    .leftJoin('accounts as a', (join) => join.on('a.id', 'm.account_id').onNull('a.deleted_at'))
    .where('s.token_hash', hash)
    .select([joinedSession, joinedUser, joinedMembership, joinedAccount].map(({ columns }) => columns)),
);

export interface FoundSession {
  readonly session: SessionRow;
  readonly user: UserRow;
  readonly standing: Standing | undefined;
}

/**
 * Finds a session, its person, and their membership of its account, by one statement: every request of a person begins
 * with it.
 */
export async function findSessionByHash(on: Executor, hash: string): Promise<FoundSession | undefined> {
  const [row] = await selectByHash(on, { hash });
  if (row === undefined) return undefined;
  const session = joinedSession.read(row);
  const user = joinedUser.read(row);
  if (session === undefined || user === undefined) return undefined;
  const membership = joinedMembership.read(row);
  const account = joinedAccount.read(row);
  const standing = membership && account && { membership: readMembership(membership), account };
  return { session, user, standing };
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

/** Changes a session. False when it has ended meanwhile. */
export async function updateSession(on: Executor, id: string, change: Change): Promise<boolean> {
  return (await on('sessions').where({ id }).update(change)) > 0;
}

export async function deleteSession(
  on: Executor,
  { id, user_id }: Pick<SessionRow, 'id' | 'user_id'>,
): Promise<boolean> {
  return (await on('sessions').where({ id, user_id }).delete()) > 0;
}

/** @param exceptId The session that stays; undefined: none stays. */
export async function deleteSessionsOf(on: Executor, userId: string, exceptId?: string): Promise<void> {
  const query = on('sessions').where({ user_id: userId });
  await (exceptId === undefined ? query : query.whereNot({ id: exceptId })).delete();
}

/** @param kept Number of sessions that stay: the newest. */
export async function deleteOldestSessions(on: Executor, userId: string, kept: number): Promise<void> {
  const oldest = on('sessions').where({ user_id: userId });
  const rows: string[] = await newestFirst(oldest, { limit: AT_ONCE, after: undefined }).offset(kept).pluck('id');
  await deleteByIds(on, 'sessions', rows);
}

type At = { readonly account_id: string; readonly user_id: string };

/** Ends the sessions of a person that are for an account. */
export async function endSessionsFor(on: Executor, { account_id, user_id }: At): Promise<void> {
  await on('sessions').where({ account_id, user_id }).delete();
}

/** Moves the sessions of a person that are for an account to no account; they do not end. */
export async function moveSessionsOffAccount(on: Executor, { account_id, user_id }: At): Promise<void> {
  await on('sessions').where({ account_id, user_id }).update({ account_id: null });
}

const live = (on: Executor, userId: string, now: number) =>
  on('sessions')
    .where({ user_id: userId })
    .where('expires_at', '>', now)
    .where('last_used_at', '>', now - IDLE_MS);

/** Lists sessions that have not ended, newest first; one more than `limit` when there are more. */
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

/** Moves all sessions for an account to no account; they do not end. */
export async function moveAllSessionsOffAccount(trx: Executor, accountId: string): Promise<void> {
  const members = await trx('memberships').where({ account_id: accountId }).pluck('user_id');
  if (members.length === 0) return;
  await trx('sessions').whereIn('user_id', members).where({ account_id: accountId }).update({ account_id: null });
}
