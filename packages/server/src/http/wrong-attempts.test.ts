import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { quickPasswords } from '../test-support/quick-passwords.ts';
import { type ApiAnswer, startTestServer, type TestServer } from '../test-support/test-server.ts';
import { createPasswordHashing } from '../users/hash-password.ts';
import { createPasswordPool, MAX_WAITING, type PasswordPool } from '../users/password-pool.ts';

/** `LINKVITALS_TEST_WRONG_ATTEMPTS=10000` runs the long form. */
const MANY = Number(process.env.LINKVITALS_TEST_WRONG_ATTEMPTS ?? 300);
/** Requests under way at once. */
const AT_ONCE = 150;
const timeout = 60_000 + MANY * 100;

const password = 'violet-harbour-71-kite';
const wrong = 'amber-lantern-52-moss';
const env = { LINKVITALS_API_RATE_LIMIT: '600', LINKVITALS_TRUSTED_PROXIES: '127.0.0.1' };
/** Networks that attackers have at will: each a /64 of its own. */
const network = (n: number): string => `2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::1`;

/** Half of what a real hash costs: still many times what a request costs, so that hashes have to wait. */
const COSTLY = { memory: 9_728, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** Counts what was to be hashed, and the largest number that waited at once. */
function watchedPool(pool: PasswordPool): PasswordPool & { checks: number; maxWaiting: number } {
  const watched = {
    ...pool,
    get waiting() {
      return pool.waiting;
    },
    checks: 0,
    maxWaiting: 0,
    check(...args: Parameters<PasswordPool['check']>) {
      watched.checks += 1;
      const checked = pool.check(...args);
      // Only here does the number grow.
      setImmediate(() => {
        watched.maxWaiting = Math.max(watched.maxWaiting, pool.waiting);
      });
      return checked;
    },
  };
  return watched;
}

let server: TestServer;
let passwords: ReturnType<typeof watchedPool>;
async function startWith(pool: PasswordPool): Promise<void> {
  passwords = watchedPool(pool);
  const started = await startTestServer({ env, services: { passwords } });
  onTestFinished(() => started.close());
  server = started;
}
beforeEach(() => startWith(quickPasswords()));

const post = (path: string, body: object, address: string, at = server): Promise<ApiAnswer> =>
  at.call('POST', path, { key: null, body, headers: { 'x-forwarded-for': address } });
const signIn = (email: string, secret: string, address: string): Promise<ApiAnswer> =>
  post('/api/v1/session', { email, password: secret }, address);

/** Sends `MANY` requests, some at once, and counts the answers by status. */
async function attack(one: (n: number) => Promise<ApiAnswer>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < MANY) {
      next += 1;
      const { status, headers } = await one(next);
      counts[status] = (counts[status] ?? 0) + 1;
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return counts;
}

describe('many wrong passwords', () => {
  it('for one person from one network: five are tried, and the person is not held up elsewhere', {
    timeout,
  }, async () => {
    const { user } = await server.personFor(server.ctx, { password });
    const counts = await attack(() => signIn(user.email, wrong, '192.0.2.1'));
    expect(counts).toEqual({ 401: 5, 429: MANY - 5 });
    expect(passwords.checks).toBe(5);
    // Right, but from where the wrong ones came: nobody learns that it is.
    expect((await signIn(user.email, password, '192.0.2.1')).status).toBe(429);
    expect((await signIn(user.email, password, '198.51.100.9')).status).toBe(201);
  });

  it('for one person from as many networks: 50 are tried, and the person signs in where they have before', {
    timeout,
  }, async () => {
    const { user } = await server.personFor(server.ctx, { password });
    expect((await signIn(user.email, password, '198.51.100.9')).status).toBe(201);
    const counts = await attack((n) => signIn(user.email, wrong, network(n)));
    expect(counts).toEqual({ 401: 50, 429: MANY - 50 });
    expect(passwords.checks).toBe(51);
    expect((await signIn(user.email, password, '203.0.113.1')).status).toBe(429);
    expect((await signIn(user.email, password, '198.51.100.9')).status).toBe(201);
  });

  it('for as many people from one network, which is a /64 of IPv6: 50 are tried', { timeout }, async () => {
    const counts = await attack((n) => signIn(`p${n}@example.com`, wrong, `2001:db8::${n.toString(16)}`));
    expect(counts).toEqual({ 401: 50, 429: MANY - 50 });
    expect(passwords.checks).toBe(50);
  });

  it('for as many people from as many networks: no more than the bound wait, and others go on and sign in', {
    timeout,
  }, async () => {
    await startWith(createPasswordPool(createPasswordHashing(COSTLY)));
    const { cookie, user } = await server.personFor(server.ctx, { password });
    expect((await signIn(user.email, password, '198.51.100.9')).status).toBe(201);
    const others: number[] = [];
    let again: Promise<ApiAnswer> | undefined;
    const counts = await attack(async (n) => {
      const answer = signIn(`p${n}@example.com`, wrong, network(n));
      // From where they have signed in before, while as many wait as may.
      if (passwords.waiting === MAX_WAITING) again ??= signIn(user.email, password, '198.51.100.9');
      if (n % 10 === 0) others.push((await server.call('GET', '/api/v1/me', { cookie })).status);
      return answer;
    });
    expect(Object.keys(counts).every((status) => status === '401' || status === '503')).toBe(true);
    expect(passwords.maxWaiting).toBeGreaterThan(MAX_WAITING / 2);
    expect(passwords.maxWaiting).toBeLessThanOrEqual(MAX_WAITING + 1);
    expect((await again)?.status).toBe(201);
    expect(new Set(others)).toEqual(new Set([200]));
  });
});

describe('wrong attempts', () => {
  it('to confirm who is signed in hold up that session, and no other of the person', async () => {
    const { user, cookie } = await server.personFor(server.ctx, { password });
    const confirm = (secret: string, own: string) =>
      server.call('POST', '/api/v1/session/reauthenticate', { cookie: own, body: { password: secret } });
    for (let n = 0; n < 5; n += 1) expect((await confirm(wrong, cookie)).status).toBe(401);
    const refused = await confirm(password, cookie);
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'rate_limited',
      '60',
    ]);
    const change = { current_password: password, new_password: wrong };
    expect((await server.call('POST', '/api/v1/me/password', { cookie, body: change })).status).toBe(429);
    const elsewhere = await signIn(user.email, password, '192.0.2.1');
    const second = (elsewhere.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await confirm(password, second)).status).toBe(200);
  });

  it('with one-time links hold up their network', async () => {
    await server.db.knex('accounts').delete();
    const body = { token: 'x', account_name: 'Team', email: 'ada@example.com', name: 'Ada', password };
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await post('/api/v1/setup', body, '192.0.2.1')).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 410), 429]);
    for (const path of ['password-resets/redeem', 'email-changes/redeem', 'invitations/inspect']) {
      const given = { token: 'x', ...(path.startsWith('password') && { password }) };
      expect([path, (await post(`/api/v1/${path}`, given, '192.0.2.1')).status]).toEqual([path, 429]);
    }
    expect((await post('/api/v1/setup', body, '192.0.2.2')).status).toBe(410);
  });

  it('that were none, because the server was busy, do not count', async () => {
    const { user } = await server.personFor(server.ctx, { password });
    const full = vi.spyOn(passwords, 'check');
    full.mockImplementation(() => createPasswordPool().check('x', 'no hash'));
    for (let n = 0; n < 8; n += 1) expect((await signIn(user.email, password, '192.0.2.1')).status).toBe(500);
    full.mockRestore();
    expect((await signIn(user.email, password, '192.0.2.1')).status).toBe(201);
  });
});

it('whoever has a whole /64 of addresses sends no more requests than whoever has one', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 601; n += 1) {
    const headers = { 'x-forwarded-for': `2001:db8::${n.toString(16)}` };
    statuses.push((await server.call('GET', '/api/v1/sign-in-methods', { key: null, headers })).status);
  }
  expect(statuses.indexOf(429)).toBe(600);
});

describe('many wrong API keys', () => {
  const call = (key: string | null, address = '192.0.2.1') =>
    server.call('GET', '/api/v1/domains', { key, headers: { 'x-forwarded-for': address } });

  it('from one network are refused unread after 60; keys that worked go on, and no key is no wrong key', async () => {
    expect((await call(server.key)).status).toBe(200);
    const fresh = await server.keyFor(server.ctx);
    const counts = await attack(() => call('lv_wrong'));
    expect(counts).toEqual({ 401: 60, 429: MANY - 60 });
    expect((await call(server.key)).status).toBe(200);
    expect((await call(fresh)).status).toBe(429);
    expect((await call(null)).status).toBe(401);
    expect((await call(fresh, '192.0.2.2')).status).toBe(200);
    await server.clock.advance(60_000);
    expect((await call(fresh)).status).toBe(200);
  });
});
