import { describe, expect, it, onTestFinished } from 'vitest';
import type { AfterResponse } from '../after-response.ts';
import { type ApiAnswer, startTestServer, type TestServer } from '../test-support/test-server.ts';
import { writtenMails } from '../test-support/written-mails.ts';

const old = 'violet-harbour-71-kite';
const password = 'amber-lantern-52-moss';
const mail = { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };

async function start(options: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  const server = await startTestServer(options);
  onTestFinished(() => server.close());
  return server;
}

const post = (server: TestServer, path: string, body: object, cookie?: string): Promise<ApiAnswer> =>
  server.call('POST', `/api/v1${path}`, { body, ...(cookie === undefined ? { key: null } : { cookie }) });
const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];
const cookieOf = ({ headers }: ApiAnswer): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const lastToken = async ({ services }: TestServer) =>
  (await writtenMails(services)).findLast(({ token }) => token !== undefined)?.token;

/** Holds back the background work of requests, so that only the work is seen that they wait for themselves. */
function heldBack(): AfterResponse & { readonly held: string[] } {
  const held: string[] = [];
  return { held, run: (what) => void held.push(what), settled: async () => {} };
}

describe('a request for a mail', () => {
  it('is answered the same, after the same statements, whether the address is known or not', async () => {
    const afterResponse = heldBack();
    const server = await start({ env: { ...mail, LINKVITALS_SIGNUP: 'open' }, services: { afterResponse } });
    const { cookie, user } = await server.personFor(server.ctx, { password: old });
    const eve = await server.personFor(server.ctx);
    const statements: string[] = [];
    server.db.knex.on('query', ({ sql }) => statements.push(sql));
    const watch = async (path: string, email: string, own?: string) => {
      statements.length = 0;
      const body = { email, ...(own !== undefined && { password: old }) };
      const { status, body: answer } = await post(server, path, body, own);
      return {
        status,
        answer: { ...answer, email: '' },
        statements: [...statements],
        held: afterResponse.held.splice(0),
      };
    };
    for (const [path, own] of [
      ['/password-resets', undefined],
      ['/sign-ups', undefined],
      ['/me/email', cookie],
    ] as const) {
      const known = await watch(path, path === '/me/email' ? eve.user.email : user.email, own);
      const unknown = await watch(path, 'nobody@example.com', own);
      expect(known.status, path).toBe(202);
      expect(known).toEqual(unknown);
      expect(known.held).toHaveLength(1);
    }
  });

  it('says what to do where the server sends none', async () => {
    const server = await start({ env: { LINKVITALS_SIGNUP: 'open' } });
    const { cookie } = await server.personFor(server.ctx, { password: old });
    const email = 'ada@example.com';
    const methods = await server.call('GET', '/api/v1/sign-in-methods', { key: null });
    expect(methods.body).toMatchObject({ password_reset: false, sign_up: 'open' });
    const reset = await post(server, '/password-resets', { email });
    expect(refusal(reset)).toEqual([409, 'channel_not_ready']);
    expect(reset.body.detail).toContain('linkvitals user reset-password');
    expect(refusal(await post(server, '/sign-ups', { email }))).toEqual([409, 'channel_not_ready']);
    expect(refusal(await post(server, '/me/email', { email, password: old }, cookie))).toEqual([
      409,
      'channel_not_ready',
    ]);
  });

  it('is refused for what mail servers take for no address, or for several', async () => {
    const server = await start({ env: mail });
    for (const email of ['ada', 'ada@', 'ädä@example.com', 'ada@example.com,eve@example.com']) {
      expect([400, 422], email).toContain((await post(server, '/password-resets', { email })).status);
    }
  });

  it('from one network is taken twenty times an hour', async () => {
    const server = await start({ env: mail });
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) {
      statuses.push((await post(server, '/password-resets', { email: `p${n}@example.com` })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 202), 429]);
  });
});

describe('a password reset', () => {
  it('lets its person sign in with the new password only, and ends every session', async () => {
    const server = await start({ env: mail });
    const { user, cookie } = await server.personFor(server.ctx, { password: old });
    expect((await post(server, '/password-resets', { email: user.email })).body).toEqual({ email: user.email });
    const token = await lastToken(server);
    const weak = await post(server, '/password-resets/redeem', { token, password: user.email });
    expect(refusal(weak)).toEqual([422, 'weak_password']);
    const done = await post(server, '/password-resets/redeem', { token, password });
    expect([done.status, done.headers.has('set-cookie')]).toEqual([204, false]);
    expect(refusal(await server.call('GET', '/api/v1/me', { cookie }))).toEqual([401, 'unauthorized']);
    expect(refusal(await post(server, '/session', { email: user.email, password: old }))).toEqual([
      401,
      'invalid_credentials',
    ]);
    expect((await post(server, '/session', { email: user.email, password })).status).toBe(201);
    expect(refusal(await post(server, '/password-resets/redeem', { token, password }))).toEqual([410, 'link_expired']);
  });

  it('lets its person in whom wrong attempts from many networks keep out', async () => {
    const server = await start({ env: { ...mail, LINKVITALS_TRUSTED_PROXIES: '127.0.0.1' } });
    const { user } = await server.personFor(server.ctx, { password: old });
    const signIn = (secret: string, address: string) =>
      server.call('POST', '/api/v1/session', {
        key: null,
        body: { email: user.email, password: secret },
        headers: { 'x-forwarded-for': address },
      });
    for (let n = 0; n < 51; n += 1) await signIn('wrong', `2001:db8:0:${n.toString(16)}::1`);
    expect((await signIn(old, '192.0.2.1')).status).toBe(429);
    await post(server, '/password-resets', { email: user.email });
    const body = { token: await lastToken(server), password };
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const redeemed = await server.call('POST', '/api/v1/password-resets/redeem', { key: null, body, headers });
    expect(redeemed.status).toBe(204);
    expect((await signIn(password, '192.0.2.1')).status).toBe(201);
  });
});

describe('a change of address', () => {
  it('needs a fresh sign-in and the password; the session goes on, and the new address signs in', async () => {
    const server = await start({ env: mail });
    const { user, cookie } = await server.personFor(server.ctx, { password: old });
    const change = (body: object) => post(server, '/me/email', { email: 'new@example.com', ...body }, cookie);
    expect(refusal(await change({}))).toEqual([401, 'invalid_credentials']);
    expect(refusal(await change({ password: old, email: user.email.toUpperCase() }))).toEqual([422, 'invalid_setting']);
    await server.clock.advance(15 * 60_000 + 1);
    expect(refusal(await change({ password: old }))).toEqual([403, 'reauthentication_required']);
    const fresh = await post(server, '/session/reauthenticate', { password: old }, cookie);
    const renewed = cookieOf(fresh);
    const taken = await post(server, '/me/email', { email: 'New@example.com', password: old }, renewed);
    expect([taken.status, taken.body]).toEqual([202, { email: 'new@example.com' }]);
    const token = await lastToken(server);
    expect((await post(server, '/email-changes/redeem', { token })).status).toBe(204);
    expect((await server.call('GET', '/api/v1/me', { cookie: renewed })).body.email).toBe('new@example.com');
    expect((await post(server, '/session', { email: 'new@example.com', password: old })).status).toBe(201);
    expect(refusal(await post(server, '/email-changes/redeem', { token }))).toEqual([410, 'link_expired']);
  });

  it('needs no password of a person who has none', async () => {
    const server = await start({ env: mail });
    const { cookie } = await server.personFor(server.ctx);
    expect((await post(server, '/me/email', { email: 'new@example.com' }, cookie)).status).toBe(202);
  });
});

describe('signing up', () => {
  const body = { name: 'Eve', password, account_name: 'Eve and Co' };

  it.each(['off', 'invite'])('is closed while LINKVITALS_SIGNUP is %s', async (mode) => {
    const server = await start({ env: { ...mail, LINKVITALS_SIGNUP: mode } });
    const methods = await server.call('GET', '/api/v1/sign-in-methods', { key: null });
    expect(methods.body).toMatchObject({ password_reset: true, sign_up: mode });
    expect(refusal(await post(server, '/sign-ups', { email: 'eve@example.com' }))).toEqual([403, 'sign_up_closed']);
    const token = 'x'.repeat(43);
    expect(refusal(await post(server, '/sign-ups/redeem', { token, ...body }))).toEqual([403, 'sign_up_closed']);
  });

  it('signs the owner of a new account in, who sees nothing of others', async () => {
    const server = await start({ env: { ...mail, LINKVITALS_SIGNUP: 'open', LINKVITALS_DEFAULT_PLAN: 'free' } });
    await post(server, '/sign-ups', { email: 'Eve@example.com' });
    const made = await post(server, '/sign-ups/redeem', { token: await lastToken(server), ...body });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      user: { email: 'eve@example.com' },
      account: { name: 'Eve and Co', plan: 'free', role: 'owner' },
    });
    const domains = await server.call('GET', '/api/v1/domains', { cookie: cookieOf(made) });
    expect([domains.status, domains.body.data]).toEqual([200, []]);
    const log = await server.call('GET', '/api/v1/audit-log', { cookie: cookieOf(made) });
    expect(log.body.data).toMatchObject([
      { action: 'account.created', actor: { kind: 'person', name: 'eve@example.com' }, after: { name: 'Eve and Co' } },
    ]);
  });
});
