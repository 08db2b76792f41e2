import type { Context } from '../context.ts';
import { type Grant, insertMembership, type MembershipRow } from '../people/members/index.ts';
import { startSession } from '../people/sessions/index.ts';
import { insertUser, type UserRow } from '../people/users/index.ts';

export interface PersonOptions {
  /** Role. Default: owner. */
  readonly role?: MembershipRow['role'];
  /** Grants of a member. Default: none. */
  readonly grants?: readonly Grant[];
  /** Password. Default: none; the person is signed in without it. */
  readonly password?: string;
  /** Default: `en`. */
  readonly locale?: string | null;
  /** Default: `UTC`. */
  readonly timeZone?: string | null;
}

export interface TestPerson {
  readonly user: UserRow;
  readonly sessionId: string;
  /** Value of the header `Cookie` */
  readonly cookie: string;
}

export const testCaller = { device: 'a test', address: '127.0.0.1' };

/** Adds a signed-in member of the account. It writes the session directly, because signing in takes a slow hash. */
export async function addPerson(ctx: Context, options: PersonOptions = {}): Promise<TestPerson> {
  const { role = 'owner', grants = [], password, locale = 'en', timeZone = 'UTC' } = options;
  const on = ctx.db.knex;
  const now = ctx.clock.now();
  const id = ctx.ids.uuid();
  const user: UserRow = {
    id,
    email: `${id}@people.example`,
    name: 'Test Person',
    time_zone: timeZone,
    locale,
    password_hash: password === undefined ? null : await ctx.passwords.hash(password),
    version: 1,
    created_at: now,
    updated_at: now,
  };
  await insertUser(on, user);
  const times = { version: 1, created_at: now, updated_at: now };
  const membership = { account_id: ctx.account.id, user_id: id, role, grants: role === 'member' ? grants : null };
  await insertMembership(on, { ...membership, ...times });
  const who = { userId: id, accountId: ctx.account.id, caller: testCaller };
  const { token, session } = await startSession(ctx, on, who);
  return { user, sessionId: session.id, cookie: `linkvitals_session=${token}` };
}
