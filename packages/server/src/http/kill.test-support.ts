import { actForAccount } from '../people/access/index.ts';
import { createLink } from '../people/links/index.ts';
import { authenticateSession } from '../people/sessions/index.ts';
import { createInvitation } from '../people/team/index.ts';
import { addPerson, testCaller } from '../test-support/add-person.ts';
import { insertDomain } from '../test-support/insert-domain.ts';
import type { TestContext } from '../test-support/test-context.ts';

/** One request, and the rows that it inserts or deletes together */
export interface Work {
  readonly name: string;
  /** Sends the request and answers the status. */
  readonly send: (url: string) => Promise<number>;
  /** Whether the work on each row is done: on all or on none */
  readonly done: () => Promise<Readonly<Record<string, boolean>>>;
}

export const password = 'violet-harbour-71-kite';
const HOUR = 3_600_000;

export const post = (path: string, body: object, cookie?: string) => async (url: string) => {
  const headers = { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) };
  const options = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(`${url}/api/v1${path}`, options)).status;
};

const remove = (path: string, cookie: string) => async (url: string) =>
  (await fetch(`${url}/api/v1${path}`, { method: 'DELETE', headers: { cookie } })).status;

const isThere = async (rows: PromiseLike<readonly unknown[]>): Promise<boolean> => (await rows).length > 0;
const isGone = async (rows: PromiseLike<readonly unknown[]>): Promise<boolean> => !(await isThere(rows));

async function signUp({ db: { knex }, services }: TestContext, email: string): Promise<Work> {
  const token = await createLink(services, knex, { purpose: 'sign_up', lastsFor: HOUR, data: { email } });
  const ofPerson = (table: string) => knex(table).join('users', 'users.id', `${table}.user_id`).where({ email });
  const accounts = () => knex('accounts').where({ name: email });
  return {
    name: 'sign-up',
    send: post('/sign-ups/redeem', { token, name: 'Ada', password, account_name: email }),
    done: async () => ({
      person: await isThere(knex('users').where({ email })),
      account: await isThere(accounts()),
      owner: await isThere(ofPerson('memberships').where({ role: 'owner' })),
      session: await isThere(ofPerson('sessions').whereNotNull('sessions.account_id')),
      record: await isThere(knex('audit_log').whereIn('account_id', accounts().select('id'))),
      link: await isGone(knex('one_time_links').where({ purpose: 'sign_up' }).where('data', 'like', `%${email}%`)),
    }),
  };
}

async function ownAccount({ ctx, db: { knex } }: TestContext, name: string): Promise<Work> {
  const { user, sessionId, cookie } = await addPerson(ctx, { role: 'member' });
  const made = () => knex('accounts').where({ name }).select('id');
  return {
    name: 'an account of one’s own',
    send: post('/accounts', { name }, cookie),
    done: async () => ({
      account: await isThere(made()),
      owner: await isThere(knex('memberships').where({ user_id: user.id, role: 'owner' })),
      session: await isThere(knex('sessions').where({ id: sessionId }).whereIn('account_id', made())),
      record: await isThere(knex('audit_log').whereIn('account_id', made())),
    }),
  };
}

async function acceptance(test: TestContext, email: string): Promise<Work> {
  const { ctx, services, db } = test;
  const { knex } = db;
  const { cookie } = await addPerson(ctx);
  const signedIn = await authenticateSession(services, cookie.split('=')[1] ?? '', testCaller);
  const owner = await actForAccount(signedIn, 'member');
  const { link } = await createInvitation(owner, { email, role: 'member', grants: [] });
  const token = link.split('#')[1] ?? '';
  const ofPerson = (table: string) => knex(table).join('users', 'users.id', `${table}.user_id`).where({ email });
  return {
    name: 'acceptance of an invitation',
    send: post('/invitations/accept', { token, name: 'Grace', password }),
    done: async () => ({
      person: await isThere(knex('users').where({ email })),
      membership: await isThere(ofPerson('memberships')),
      session: await isThere(ofPerson('sessions')),
      record: await isThere(knex('audit_log').where({ action: 'invitation.accepted', subject_name: email })),
      invitation: await isGone(knex('invitations').where({ email })),
    }),
  };
}

async function removal({ ctx, db: { knex } }: TestContext): Promise<Work> {
  const owner = await addPerson(ctx);
  const { user, sessionId } = await addPerson(ctx, { role: 'member' });
  return {
    name: 'removal of a member',
    send: remove(`/members/${user.id}`, owner.cookie),
    done: async () => ({
      membership: await isGone(knex('memberships').where({ user_id: user.id })),
      session: await isGone(knex('sessions').where({ id: sessionId })),
      record: await isThere(knex('audit_log').where({ action: 'member.removed', subject_id: user.id })),
    }),
  };
}

async function deletion(test: TestContext): Promise<Work> {
  const { knex } = test.db;
  const other = await test.other();
  const { id, name } = other.account;
  const { cookie, sessionId } = await addPerson(other);
  const { user } = await addPerson(other, { role: 'member' });
  const domain = await insertDomain(other);
  return {
    name: 'deletion of an account',
    send: remove(`/account?confirm=${encodeURIComponent(name)}`, cookie),
    done: async () => ({
      account: await isGone(knex('accounts').where({ id, deleted_at: null })),
      memberships: await isGone(knex('memberships').where({ account_id: id })),
      session: await isGone(knex('sessions').where({ id: sessionId, account_id: id })),
      sessionOfMember: await isGone(knex('sessions').where({ user_id: user.id, account_id: id })),
      domain: await isGone(knex('domains').where({ id: domain, deleted_at: null })),
    }),
  };
}

/** Makes one request of each kind, on rows of their own. */
export async function everyWork(test: TestContext, round: number): Promise<Work[]> {
  return [
    await signUp(test, `new${round}@example.com`),
    await ownAccount(test, `account of their own ${round}`),
    await acceptance(test, `guest${round}@example.com`),
    await removal(test),
    await deletion(test),
  ];
}
