import { expect, it } from 'vitest';
import { createPasswordHashing } from '../people/users/hash-password.ts';
import { createPasswordPool, MAX_WAITING } from '../people/users/password-pool.ts';
import { quickPasswords } from '../test-support/quick-passwords.ts';
import type { ApiAnswer } from '../test-support/test-server.ts';
import { attack, network, password, startAttacked, wrong } from './wrong-attempts.test-support.ts';

const atOnce = 150;
const many = 3_000;

/** Parameters of half the cost of a real hash: still many times the cost of a request, so that hashes have to wait. */
const COSTLY = { memory: 9_728, passes: 2, parallelism: 1, tagLength: 32 } as const;

it('of thousands of wrong passwords for one person from as many networks 50 are tried', async () => {
  const server = await startAttacked(quickPasswords());
  const { user } = await server.personFor(server.ctx, { password });
  const counts = await attack({ many, atOnce }, (n) => server.signIn(user.email, wrong, network(n)));
  expect(counts).toEqual({ 401: 50, 429: many - 50 });
  expect(server.passwords.checks).toBe(50);
});

it('while hashes cost what they cost, no more than the bound wait, and others go on and sign in', async () => {
  const server = await startAttacked(createPasswordPool(createPasswordHashing(COSTLY)));
  const { cookie, user } = await server.personFor(server.ctx, { password });
  expect((await server.signIn(user.email, password, '198.51.100.9')).status).toBe(201);
  const others: number[] = [];
  let again: Promise<ApiAnswer> | undefined;
  const counts = await attack({ many: 300, atOnce }, async (n) => {
    const answer = server.signIn(`p${n}@example.com`, wrong, network(n));
    // A known network signs in while the maximum number of hashes waits.
    if (server.passwords.waiting === MAX_WAITING) again ??= server.signIn(user.email, password, '198.51.100.9');
    if (n % 10 === 0) others.push((await server.call('GET', '/api/v1/me', { cookie })).status);
    return answer;
  });
  expect(Object.keys(counts).every((status) => status === '401' || status === '503')).toBe(true);
  expect(server.passwords.maxWaiting).toBeGreaterThan(MAX_WAITING / 2);
  expect(server.passwords.maxWaiting).toBeLessThanOrEqual(MAX_WAITING + 1);
  expect((await again)?.status).toBe(201);
  expect(new Set(others)).toEqual(new Set([200]));
});
