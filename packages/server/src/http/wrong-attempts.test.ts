import { availableParallelism } from 'node:os';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPasswordHashing, type PasswordHashing } from '../people/users/hash-password.ts';
import { createPasswordPool, hashesAtOnce, MAX_WAITING } from '../people/users/password-pool.ts';
import { quickPasswords } from '../test-support/quick-passwords.ts';
import { type AttackedServer, attack, network, password, startAttacked, wrong } from './wrong-attempts.test-support.ts';

const shape = { many: 80, atOnce: 80 };
/** More passwords than are hashed and wait */
const TOO_MANY = MAX_WAITING + 50;
const HASHED = hashesAtOnce(availableParallelism());

let server: AttackedServer;
beforeEach(async () => {
  server = await startAttacked(quickPasswords());
});

/** Hashing that does not end while it is held */
function heldHashing(): PasswordHashing & { hold(): () => void } {
  const hashing = createPasswordHashing({ memory: 8, passes: 1, parallelism: 1, tagLength: 32 });
  let held = Promise.resolve();
  return {
    ...hashing,
    async checkPassword(...args) {
      await held;
      return hashing.checkPassword(...args);
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

describe('many wrong passwords', () => {
  it('for one person from one network: five are tried, and the person is not held up elsewhere', async () => {
    const { user } = await server.personFor(server.ctx, { password });
    const counts = await attack(shape, () => server.signIn(user.email, wrong, '192.0.2.1'));
    expect(counts).toEqual({ 401: 5, 429: shape.many - 5 });
    expect(server.passwords.checks).toBe(5);
    // The password is right, but the network has sent wrong ones: the refusal does not reveal that.
    expect((await server.signIn(user.email, password, '192.0.2.1')).status).toBe(429);
    expect((await server.signIn(user.email, password, '198.51.100.9')).status).toBe(201);
  });

  it('for one person from as many networks: 50 are tried, and the person signs in where they have before', async () => {
    const { user } = await server.personFor(server.ctx, { password });
    expect((await server.signIn(user.email, password, '198.51.100.9')).status).toBe(201);
    const counts = await attack(shape, (n) => server.signIn(user.email, wrong, network(n)));
    expect(counts).toEqual({ 401: 50, 429: shape.many - 50 });
    expect(server.passwords.checks).toBe(51);
    expect((await server.signIn(user.email, password, '203.0.113.1')).status).toBe(429);
    expect((await server.signIn(user.email, password, '198.51.100.9')).status).toBe(201);
  });

  it('for as many people from one network, which is a /64 of IPv6: 50 are tried', async () => {
    const counts = await attack(shape, (n) => server.signIn(`p${n}@example.com`, wrong, `2001:db8::${n.toString(16)}`));
    expect(counts).toEqual({ 401: 50, 429: shape.many - 50 });
    expect(server.passwords.checks).toBe(50);
  });

  it('for as many people from as many networks: no more than the bound wait, and others go on and sign in', async () => {
    const hashing = heldHashing();
    server = await startAttacked(createPasswordPool(hashing));
    const { cookie, user } = await server.personFor(server.ctx, { password });
    expect((await server.signIn(user.email, password, '198.51.100.9')).status).toBe(201);
    const release = hashing.hold();
    const refused: number[] = [];
    const attempts = Array.from({ length: TOO_MANY }, async (_, n) => {
      const { status } = await server.signIn(`p${n}@example.com`, wrong, network(n));
      if (status !== 401) refused.push(status);
      return status;
    });
    // All other requests are refused at once.
    await expect.poll(() => refused.length).toBe(TOO_MANY - MAX_WAITING - HASHED);
    expect(server.passwords.waiting).toBe(MAX_WAITING);
    expect((await server.call('GET', '/api/v1/me', { cookie })).status).toBe(200);
    // A known network signs in while the maximum number of hashes waits.
    const again = server.signIn(user.email, password, '198.51.100.9');
    await expect.poll(() => server.passwords.waiting).toBe(MAX_WAITING + 1);
    release();
    expect((await again).status).toBe(201);
    const statuses = await Promise.all(attempts);
    expect(new Set(refused)).toEqual(new Set([503]));
    expect(statuses.filter((status) => status === 401)).toHaveLength(MAX_WAITING + HASHED);
    expect(server.passwords.maxWaiting).toBe(MAX_WAITING + 1);
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
    const elsewhere = await server.signIn(user.email, password, '192.0.2.1');
    const second = (elsewhere.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await confirm(password, second)).status).toBe(200);
  });

  it('with one-time links hold up their network', async () => {
    await server.db.knex('accounts').delete();
    const body = { token: 'x', account_name: 'Team', email: 'ada@example.com', name: 'Ada', password };
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await server.post('/api/v1/setup', body, '192.0.2.1')).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 410), 429]);
    for (const path of ['password-resets/redeem', 'email-changes/redeem', 'invitations/inspect']) {
      const given = { token: 'x', ...(path.startsWith('password') && { password }) };
      expect([path, (await server.post(`/api/v1/${path}`, given, '192.0.2.1')).status]).toEqual([path, 429]);
    }
    expect((await server.post('/api/v1/setup', body, '192.0.2.2')).status).toBe(410);
  });

  it('do not count when the server was too busy to check them', async () => {
    const { user } = await server.personFor(server.ctx, { password });
    const full = vi.spyOn(server.passwords, 'check');
    full.mockImplementation(() => createPasswordPool().check('x', 'no hash'));
    for (let n = 0; n < 8; n += 1) expect((await server.signIn(user.email, password, '192.0.2.1')).status).toBe(500);
    full.mockRestore();
    expect((await server.signIn(user.email, password, '192.0.2.1')).status).toBe(201);
  });
});

it('a client with a whole /64 of addresses may send no more requests than one with a single address', async () => {
  server = await startAttacked(quickPasswords(), { LINKVITALS_API_RATE_LIMIT: '60' });
  const statuses: number[] = [];
  for (let n = 0; n < 61; n += 1) {
    const headers = { 'x-forwarded-for': `2001:db8::${n.toString(16)}` };
    statuses.push((await server.call('GET', '/api/v1/sign-in-methods', { key: null, headers })).status);
  }
  expect(statuses.indexOf(429)).toBe(60);
});

describe('many wrong API keys', () => {
  const call = (key: string | null, address = '192.0.2.1') =>
    server.call('GET', '/api/v1/domains', { key, headers: { 'x-forwarded-for': address } });

  it('from one network are refused unread after 60; keys that worked go on, and no key is no wrong key', async () => {
    expect((await call(server.key)).status).toBe(200);
    const fresh = await server.keyFor(server.ctx);
    const counts = await attack(shape, () => call('lv_wrong'));
    expect(counts).toEqual({ 401: 60, 429: shape.many - 60 });
    expect((await call(server.key)).status).toBe(200);
    expect((await call(fresh)).status).toBe(429);
    expect((await call(null)).status).toBe(401);
    expect((await call(fresh, '192.0.2.2')).status).toBe(200);
    await server.clock.advance(60_000);
    expect((await call(fresh)).status).toBe(200);
  });
});

describe('requests without valid credentials', () => {
  const [limit, many] = [30, 50];
  beforeEach(async () => {
    server = await startAttacked(quickPasswords(), { LINKVITALS_API_RATE_LIMIT: String(limit) });
  });
  const get = (headers: Record<string, string>, address = '192.0.2.1') =>
    server.call('GET', '/api/v1/domains', { key: null, headers: { 'x-forwarded-for': address, ...headers } });
  const forged = (n: number) => ({ cookie: `linkvitals_session=${String(n).padStart(43, 'x')}` });

  it('count for their network: above the rate limit they are refused', async () => {
    expect(await attack({ many, atOnce: 10 }, () => get({}))).toEqual({ 401: limit, 429: many - limit });
    expect((await get({}, '192.0.2.2')).status).toBe(401);
  });

  it('with forged sessions are refused before the look-up; sessions that worked go on', async () => {
    const { cookie } = await server.personFor(server.ctx, { password });
    expect((await get({ cookie })).status).toBe(200);
    let lookups = 0;
    server.db.knex.on('query', ({ sql }: { readonly sql: string }) => {
      if (/from `sessions`/.test(sql)) lookups += 1;
    });
    expect(await attack({ many, atOnce: 10 }, (n) => get(forged(n)))).toEqual({ 401: limit, 429: many - limit });
    expect(lookups).toBe(limit);
    expect((await get({ cookie })).status).toBe(200);
    const { cookie: fresh } = await server.personFor(server.ctx, { password });
    expect([(await get({ cookie: fresh })).status, (await get({ cookie: fresh }, '192.0.2.2')).status]).toEqual([
      429, 200,
    ]);
  });
});
