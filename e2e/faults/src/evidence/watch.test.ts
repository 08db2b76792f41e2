import { expect, it } from 'vitest';
import { createUnownedList } from './watch.ts';

const crawl = (since: string) => ({ what: 'crawl' as const, id: 'c', since });

it('a row waits from when it was first seen until it is not seen any more', () => {
  const list = createUnownedList();
  for (const now of [1_000, 2_000, 5_000]) list.see([crawl('token')], now);
  list.see([], 9_000);
  expect(list.longest()).toEqual([{ what: 'crawl', id: 'c', ms: 4_000 }]);
});

it('a row that was taken and given back meanwhile begins anew, and its longest wait is kept', () => {
  const list = createUnownedList();
  for (const now of [0, 3_000]) list.see([crawl('one')], now);
  for (const now of [4_000, 5_000]) list.see([crawl('two')], now);
  list.see([], 6_000);
  list.see([crawl('two')], 100_000);
  expect(list.longest()).toEqual([{ what: 'crawl', id: 'c', ms: 3_000 }]);
});
