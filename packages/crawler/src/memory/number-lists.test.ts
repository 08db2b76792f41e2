import { expect, test } from 'vitest';
import { NumberLists } from './number-lists.ts';

test('returns the list that was set last for each target, of any length', () => {
  const store = new NumberLists();
  store.set(7, Uint32Array.of(1));
  for (let target = 1; target <= 3_000; target++) store.set(target, Uint32Array.of(target, 0xffffffff));
  store.set(8, new Uint32Array());
  expect([...(store.get(7) ?? [])]).toEqual([7, 0xffffffff]);
  expect([...(store.get(3_000) ?? [])]).toEqual([3_000, 0xffffffff]);
  expect(store.get(8)).toHaveLength(0);
  expect([store.has(8), store.has(0), store.has(3_001), store.get(9_999)]).toEqual([true, false, false, undefined]);
});

test('a number is found in a list of any length, and no number of another list', () => {
  for (const length of [0, 1, 127, 128, 129, 5_000]) {
    const store = new NumberLists();
    store.set(1, [1]);
    store.set(
      2,
      Array.from({ length }, (_, i) => ((i * 7_919) % length) * 2 + 10),
    );
    store.set(3, [3]);
    for (let i = 0; i < length; i++) expect(store.includes(2, i * 2 + 10)).toBe(true);
    for (const other of [0, 1, 3, 9, 11, length * 2 + 9, length * 2 + 10]) expect(store.includes(2, other)).toBe(false);
  }
});

test('a long list holds each number once, and the next list follows it', () => {
  const store = new NumberLists();
  store.set(1, new Uint32Array(500_000).fill(5).fill(0, 0, 100).fill(9, 400_000));
  store.set(2, [7, 7]);
  expect([store.get(1), store.get(2)]).toEqual([Uint32Array.of(0, 5, 9), Uint32Array.of(7, 7)]);
  expect([store.includes(1, 5), store.includes(1, 7), store.includes(2, 7)]).toEqual([true, false, true]);
});

test('a list that targets share is kept once', () => {
  const store = new NumberLists();
  store.set(1, [4, 5]);
  store.share(3_000, 1);
  store.share(2, 9);
  expect(store.get(3_000)).toEqual(Uint32Array.of(4, 5));
  expect(store.get(3_000)?.byteOffset).toBe(store.get(1)?.byteOffset);
  expect(store.has(2)).toBe(false);
});
