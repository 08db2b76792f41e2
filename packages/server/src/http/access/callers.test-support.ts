import type { Context } from '../../context.ts';
import { scopes } from '../../people/accounts/index.ts';
import type { Grant, Right } from '../../people/members/index.ts';
import type { TestPerson, TestServer } from '../../test-support/test-server.ts';
import { addIdentity } from './objects.test-support.ts';

export interface TestCaller {
  readonly name: string;
  /**
   * `nobody`: no credentials, or credentials that are not valid any more. `operator`: the operator key of the server.
   */
  readonly kind: 'nobody' | 'person' | 'key' | 'operator';
  readonly send: { readonly cookie?: string; readonly key: string | null };
  /** Role of a person; undefined: the person belongs to no account. */
  readonly role?: 'owner' | 'admin' | 'member';
  readonly rights?: readonly Right[];
  readonly scopes?: readonly string[];
  /** Domains of the account that the caller may know of: all, the one that the tests are about, another one, or none */
  readonly domains?: 'all' | 'one' | 'another' | 'none';
  readonly isOfOtherAccount: boolean;
  readonly sessionId?: string;
  readonly identityId?: string;
  /** Id of a person, for tests in which the member that the path names is that person */
  readonly userId?: string;
}

export interface CallersInput {
  readonly server: TestServer;
  /** Key of the server's operator API */
  readonly operatorKey: string;
  readonly other: Context;
  /** Domains of the server's account: the one that the tests are about, and another. */
  readonly one: string;
  readonly another: string;
}

type Kind = Omit<TestCaller, 'name' | 'kind' | 'send' | 'isOfOtherAccount' | 'sessionId' | 'identityId' | 'userId'>;

const everyRight: readonly Right[] = ['view', 'crawl', 'edit', 'delete'];

const people: readonly (Kind & { readonly name: string })[] = [
  { name: 'owner', role: 'owner', domains: 'all' },
  { name: 'admin', role: 'admin', domains: 'all' },
  ...everyRight.map((right) => ({
    name: `member who may ${right} the domain`,
    role: 'member' as const,
    domains: 'one' as const,
    rights: [right],
  })),
  { name: 'member with every right on another domain', role: 'member', domains: 'another', rights: everyRight },
  { name: 'member who may view all domains', role: 'member', domains: 'all', rights: ['view'] },
  { name: 'member with every right on all domains', role: 'member', domains: 'all', rights: everyRight },
  { name: 'member without grants', role: 'member', domains: 'none', rights: [] },
];

function grantsOf({ domains, rights = [] }: Kind, { one, another }: CallersInput): Grant[] {
  if (domains === 'none') return [];
  return [{ domain_id: domains === 'all' ? null : domains === 'one' ? one : another, rights }];
}

async function signedIn(input: CallersInput): Promise<TestCaller[]> {
  const { server } = input;
  const person = async ({ user, cookie, sessionId }: TestPerson) => {
    const identityId = await addIdentity(server, user.id);
    return { kind: 'person', send: { cookie, key: null }, sessionId, identityId } as const;
  };
  const callers: TestCaller[] = [];
  for (const { name, ...kind } of people) {
    const role = kind.role ?? 'member';
    const made = await server.personFor(server.ctx, { role, grants: grantsOf(kind, input) });
    callers.push({ name, ...kind, ...(await person(made)), isOfOtherAccount: false });
  }
  const leaving = await server.personFor(server.ctx, { role: 'member', grants: [] });
  const stranger = await server.personFor(input.other);
  const loner = await server.personFor(server.ctx);
  await server.db.knex('memberships').where({ user_id: loner.user.id }).delete();
  await server.db.knex('sessions').where({ id: loner.sessionId }).update({ account_id: null });
  return [
    ...callers,
    {
      name: 'member who leaves',
      ...(await person(leaving)),
      role: 'member',
      domains: 'none',
      rights: [],
      userId: leaving.user.id,
      isOfOtherAccount: false,
    },
    {
      name: 'owner of another account',
      ...(await person(stranger)),
      role: 'owner',
      domains: 'all',
      isOfOtherAccount: true,
    },
    { name: 'person of no account', ...(await person(loner)), isOfOtherAccount: false },
  ];
}

async function programs({ server, other, one, another }: CallersInput): Promise<TestCaller[]> {
  const key = async (name: string, kind: Kind, options: Parameters<TestServer['keyFor']>[1] = {}) => ({
    name,
    ...kind,
    kind: 'key' as const,
    send: { key: await server.keyFor(server.ctx, options) },
    isOfOtherAccount: false,
  });
  const limitedTo = (domains: 'one' | 'another', id: string) =>
    key(`key limited to ${domains} domain`, { domains, scopes }, { domainIds: [id] });
  const ofOther: Kind = { domains: 'all', scopes };
  return [
    ...(await Promise.all(
      scopes.map((scope) => key(`key for ${scope}`, { domains: 'all', scopes: [scope] }, { scopes: [scope] })),
    )),
    await limitedTo('one', one),
    await limitedTo('another', another),
    {
      ...(await key('key of another account', ofOther)),
      send: { key: await server.keyFor(other) },
      isOfOtherAccount: true,
    },
  ];
}

/**
 * Callers with credentials that are not valid any more, or that are for something else, such as the token of a share
 * link
 */
async function ended({ server, one }: CallersInput): Promise<TestCaller[]> {
  const { knex } = server.db;
  const now = server.clock.now();
  const nobody = (name: string, send: TestCaller['send']): TestCaller => ({
    name,
    kind: 'nobody',
    send,
    isOfOtherAccount: false,
  });
  const keyWith = async (change: object): Promise<TestCaller['send']> => {
    const key = await server.keyFor(server.ctx);
    await knex('api_keys')
      .where({ last4: key.slice(-4) })
      .update(change);
    return { key };
  };
  const sessionWith = async (change?: object): Promise<TestCaller['send']> => {
    const { cookie, sessionId } = await server.personFor(server.ctx);
    const row = knex('sessions').where({ id: sessionId });
    await (change === undefined ? row.delete() : row.update(change));
    return { cookie, key: null };
  };
  const shared = await server.call('POST', `/api/v1/domains/${one}/share-links`, { body: {} });
  return [
    nobody('nobody', { key: null }),
    nobody('holder of a share link', { key: `${shared.body.url}`.slice(-22) }),
    nobody('expired key', await keyWith({ expires_at: now })),
    nobody('revoked key', await keyWith({ revoked_at: now })),
    nobody('ended session', await sessionWith()),
    nobody('session past its last day', await sessionWith({ expires_at: now })),
  ];
}

/** Every kind of caller */
export async function everyCaller(input: CallersInput): Promise<readonly TestCaller[]> {
  const operator: TestCaller = {
    name: 'operator',
    kind: 'operator',
    send: { key: input.operatorKey },
    isOfOtherAccount: false,
  };
  return [...(await ended(input)), ...(await signedIn(input)), ...(await programs(input)), operator];
}
