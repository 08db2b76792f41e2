import { expect, it } from 'vitest';
import { createPasswordPool, hashesAtOnce, MAX_WAITING } from './password-pool.ts';

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [64, 2],
])('on %i cores hashes take %i threads: one core is left to other requests', (cores, threads) => {
  expect(hashesAtOnce(cores)).toBe(threads);
});

/** Makes a pool whose hashes end when the test says so, and lists those that have ended. */
function pausedPool() {
  const go = Promise.withResolvers<void>();
  const pool = createPasswordPool({
    nobodysHash: '',
    hashPassword: () => Promise.reject(new Error('not for this test')),
    checkPassword: async () => {
      await go.promise;
      return { matches: false, isOutdated: false };
    },
  });
  const ended: string[] = [];
  const check = (name: string, who: 'known' | 'unknown') => pool.check('x', null, who).then(() => ended.push(name));
  return { pool, go: go.resolve, ended, check };
}

it('known people go before unknown ones who wait, and have room when these are refused', async () => {
  const { pool, go, ended, check } = pausedPool();
  const all = [];
  while (pool.waiting < MAX_WAITING) all.push(check('unknown', 'unknown'));
  const underWay = all.length - MAX_WAITING;
  expect(() => pool.assertRoom('unknown')).toThrow(expect.objectContaining({ code: 'unavailable' }));
  await expect(check('refused', 'unknown')).rejects.toMatchObject({ options: { retryAfterSeconds: 2 } });
  pool.assertRoom('known');
  all.push(check('known', 'known'));
  go();
  await Promise.all(all);
  expect([ended.indexOf('known'), ended.length]).toEqual([underWay, all.length]);
  expect(pool.waiting).toBe(0);
});

it('an error of a hash frees its thread', async () => {
  const pool = createPasswordPool();
  const wrong = Array.from({ length: 5 }, () => pool.check('x', 'no hash'));
  expect((await Promise.allSettled(wrong)).map(({ status }) => status)).toEqual(wrong.map(() => 'rejected'));
  expect(await pool.check('x', await pool.hash('x'))).toEqual({ matches: true, isOutdated: false });
});
