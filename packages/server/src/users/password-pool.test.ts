import { expect, it } from 'vitest';
import { hashesAtOnce } from './password-pool.ts';

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [64, 2],
])('on %i cores hashes take %i threads: one core is left to other requests', (cores, threads) => {
  expect(hashesAtOnce(cores)).toBe(threads);
});
