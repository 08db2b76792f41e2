import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { startCrawl } from '../findings/crawls/index.ts';
import { password } from '../people/factors/second-factor.test-support.ts';
import { removeFactors, setSuspended } from '../people/operators/index.ts';
import { verifiedDomain } from '../sites/domains/domain.test-support.ts';
import { type ApiAnswer, startTestServer, type TestPerson, type TestServer } from '../test-support/test-server.ts';
import { writtenMails } from '../test-support/written-mails.ts';

// When a session or key ends, or loses rights, its next request is refused, and its open stream ends without another
// event.

const mailing = { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };
const cookieOf = ({ headers }: ApiAnswer): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

let server: TestServer;
let accounts = 0;

beforeAll(async () => {
  server = await startTestServer({ env: { ...mailing, LINKVITALS_API_RATE_LIMIT: '100000' } });
  return () => server.close();
});

/** Prepares an account with a running crawl, a member who may see it, and a key. */
async function stage() {
  const ctx = await server.other();
  accounts += 1;
  const hostname = `shop${accounts}.example`;
  const domain = await verifiedDomain(server, { hostname, ctx });
  const { id: crawlId } = await startCrawl(ctx, { domainId: domain.id });
  const owner = await server.personFor(ctx, { password });
  const grants = [{ domain_id: domain.id, rights: ['view' as const] }];
  const member = await server.personFor(ctx, { role: 'member', grants, password });
  const call = (who: string, method: string, path: string, body?: object) =>
    server.call(method, `/api/v1${path}`, { cookie: who, ...(body && { body }) });
  /** Signs the member in a second time. */
  const elsewhere = async () => {
    const body = { email: member.user.email, password };
    return cookieOf(await server.call('POST', '/api/v1/session', { key: null, body }));
  };
  return { ctx, domain, hostname, crawlId, owner: owner.cookie, member, call, elsewhere };
}
type Stage = Awaited<ReturnType<typeof stage>>;

interface Follower {
  readonly hasEnded: () => boolean;
  readonly text: () => string;
}

async function follow(crawlId: string, headers: Record<string, string>): Promise<Follower> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(`${server.url}/api/v1/crawls/${crawlId}/events`, { headers, signal: leaving.signal });
  expect(response.status).toBe(200);
  let text = '';
  let hasEnded = false;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
    hasEnded = true;
  };
  read().catch(() => {});
  await expect.poll(() => text).toContain('event: progress');
  return { hasEnded: () => hasEnded, text: () => text };
}

/** Asserts that requests are allowed before the end and refused after it, and that the stream ends. */
async function assertEnds(crawlId: string, headers: Record<string, string>, end: () => Promise<unknown>) {
  const read = () => server.call('GET', `/api/v1/crawls/${crawlId}`, { key: null, headers });
  expect((await read()).status).toBe(200);
  const stream = await follow(crawlId, headers);
  await end();
  const { status } = await read();
  expect([401, 403, 404]).toContain(status);
  await server.clock.advance(15_000);
  await expect.poll(stream.hasEnded).toBe(true);
  expect(stream.text()).not.toContain('event: end');
}

const done = async (answer: Promise<ApiAnswer>): Promise<void> => {
  const { status, body } = await answer;
  expect([status < 300, body.code]).toEqual([true, undefined]);
};
const sessionOf = ({ sessionId }: TestPerson) => server.db.knex('sessions').where({ id: sessionId });
const deleteAccountOf = ({ call, owner, ctx }: Stage) =>
  done(call(owner, 'DELETE', `/account?confirm=${encodeURIComponent(ctx.account.name)}`));
const deleteDomainOf = ({ call, owner, domain, hostname }: Stage) =>
  done(call(owner, 'DELETE', `/domains/${domain.id}?confirm=${hostname}`));
const suspend = ({ ctx }: Stage) => setSuspended(server.services, { accountId: ctx.account.id, suspended: true });
const setMember = ({ call, owner, member }: Stage, grants: object[]) =>
  done(call(owner, 'PATCH', `/members/${member.user.id}`, { grants }));

type End = (stage: Stage) => Promise<unknown>;
const ofSessions: Readonly<Record<string, End>> = {
  'signs out': ({ call, member }) => done(call(member.cookie, 'DELETE', '/session')),
  'is ended from another session': async ({ call, member, elsewhere }) =>
    done(call(await elsewhere(), 'DELETE', `/sessions/${member.sessionId}`)),
  'is ended with all others of its person': async ({ call, elsewhere }) =>
    done(call(await elsewhere(), 'POST', '/sessions/end-others')),
  'is another one of a person who changes their password': async ({ call, elsewhere }) => {
    const change = { current_password: password, new_password: 'amber-lantern-52-moss' };
    await done(call(await elsewhere(), 'POST', '/me/password', change));
  },
  'is of a person who resets their password': async ({ member: { user } }) => {
    await server.call('POST', '/api/v1/password-resets', { key: null, body: { email: user.email } });
    const mail = (await writtenMails(server.services)).find(({ to, token }) => to === user.email && token);
    const body = { token: mail?.token, password: 'amber-lantern-52-moss' };
    await done(server.call('POST', '/api/v1/password-resets/redeem', { key: null, body }));
  },
  'has a new token since its person confirmed who they are': ({ call, member }) =>
    done(call(member.cookie, 'POST', '/session/reauthenticate', { password })),
  'is past its last day': ({ member }) => sessionOf(member).update({ expires_at: server.clock.now() }),
  'is of a person whose factors an operator removed': async ({ member: { user } }) => {
    const code = { user_id: user.id, secret_ciphertext: 'x', secret_key_id: 'x', created_at: 1, confirmed_at: 1 };
    await server.db.knex('totp_factors').insert(code);
    await removeFactors(server.services, user.email);
  },
  'is of a member who was removed': ({ call, owner, member }) =>
    done(call(owner, 'DELETE', `/members/${member.user.id}`)),
  'is of a member who left': ({ call, member }) => done(call(member.cookie, 'DELETE', `/members/${member.user.id}`)),
  'is of a member who lost all grants': (at) => setMember(at, []),
  'is of a member who may see another domain only': async (at) => {
    const other = await verifiedDomain(server, { hostname: `other-${at.hostname}`, ctx: at.ctx });
    await setMember(at, [{ domain_id: other.id, rights: ['view'] }]);
  },
  'is about a domain that was deleted': deleteDomainOf,
  'is of an account that was deleted': deleteAccountOf,
  'is of an account that was suspended': suspend,
};

it.each(Object.entries(ofSessions))('a session that %s sees nothing any more', async (_, end) => {
  const at = await stage();
  await assertEnds(at.crawlId, { cookie: at.member.cookie }, () => end(at));
});

type KeyEnd = (stage: Stage, keyId: string) => Promise<unknown>;
const ofKeys: Readonly<Record<string, KeyEnd>> = {
  'was revoked': ({ call, owner }, id) => done(call(owner, 'DELETE', `/api-keys/${id}`)),
  'was rotated without an overlap': ({ call, owner }, id) =>
    done(call(owner, 'POST', `/api-keys/${id}/rotate`, { overlap_seconds: 0 })),
  'has expired': (_, id) => server.db.knex('api_keys').where({ id }).update({ expires_at: server.clock.now() }),
  'is of an account on a plan without keys': ({ ctx }) =>
    server.db.knex('accounts').where({ id: ctx.account.id }).update({ plan: 'free' }),
  'is limited to a domain that was deleted': deleteDomainOf,
  'is of an account that was suspended': suspend,
  'is of an account that was deleted': deleteAccountOf,
};

it.each(Object.entries(ofKeys))('a key that %s sees nothing any more', async (_, end) => {
  const at = await stage();
  const limits = { name: 'k', scopes: ['crawls:read'], domain_ids: [at.domain.id] };
  const { body } = await at.call(at.owner, 'POST', '/api-keys', limits);
  await assertEnds(at.crawlId, { authorization: `Bearer ${body.key}` }, () => end(at, `${body.id}`));
});
