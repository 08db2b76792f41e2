import { expect, test } from 'vitest';
import { NumberLists } from './number-lists.ts';

test('gives back what was put down for each target, the last time, however much there is', () => {
  const store = new NumberLists();
  store.set(7, Uint32Array.of(1));
  for (let target = 1; target <= 3_000; target++) store.set(target, Uint32Array.of(target, 0xffffffff));
  store.set(8, new Uint32Array());
  expect([...(store.get(7) ?? [])]).toEqual([7, 0xffffffff]);
  expect([...(store.get(3_000) ?? [])]).toEqual([3_000, 0xffffffff]);
  expect(store.get(8)).toHaveLength(0);
  expect([store.has(8), store.has(0), store.has(3_001), store.get(9_999)]).toEqual([true, false, false, undefined]);
});
