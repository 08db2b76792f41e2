import { expect, test } from 'vitest';
import type { ScriptResponse } from '../../page/page-rendering.ts';
import { ScriptCache } from './script-cache.ts';

/** A cache on a clock that is moved by hand, and the number of its loads. */
function open() {
  const state = { now: 0, loads: 0 };
  const cache = new ScriptCache({ now: () => state.now, sleep: () => Promise.resolve() });
  const get = (key: string, kind: 'code' | 'data', rules = '', body = new Uint8Array(1), status = 200) =>
    cache.get(key, kind, async (): Promise<ScriptResponse> => {
      state.loads++;
      return { status, headers: { 'cache-control': rules }, body };
    });
  return { state, cache, get };
}

test('code is loaded once, also by pages at the same time, unless it may not be kept or is an error', async () => {
  const { state, get } = open();
  await Promise.all([get('a', 'code'), get('a', 'code')]);
  await get('a', 'code');
  expect(state.loads).toBe(1);
  for (let i = 0; i < 2; i++) await get('b', 'code', 'no-store');
  for (let i = 0; i < 2; i++) await get('c', 'code', '', new Uint8Array(1), 500);
  expect(state.loads).toBe(5);
});

test('data is kept as long as it says, and not for others when it is private', async () => {
  const { state, get } = open();
  for (let i = 0; i < 2; i++) await get('a', 'data', 'max-age=10');
  expect(state.loads).toBe(1);
  state.now = 10_000;
  await get('a', 'data', 'max-age=10');
  expect(state.loads).toBe(2);
  for (const rules of ['', 'private, max-age=10', 'no-cache, max-age=10'])
    for (let i = 0; i < 2; i++) await get(rules, 'data', rules);
  expect(state.loads).toBe(8);
});

test('the oldest is dropped when there is no more room', async () => {
  const { state, get } = open();
  const large = new Uint8Array(6 * 1_024 * 1_024);
  for (const key of ['a', 'b', 'c', 'c', 'b']) await get(key, 'code', '', large);
  expect(state.loads).toBe(3);
  await get('a', 'code', '', large);
  expect(state.loads).toBe(4);
});

test('a page whose neighbour gave up a script loads it by itself', async () => {
  const { cache, get } = open();
  const given = cache.get('a', 'code', () => Promise.reject(new Error('given up')));
  const other = get('a', 'code');
  await expect(given).rejects.toThrow('given up');
  expect((await other).status).toBe(200);
});
