import { expect, it } from 'vitest';
import { pairOf, readCompareSearch } from './compare-search.ts';

const [newest, middle, oldest] = ['3', '2', '1'].map((last) => `0190f3a0-0000-7000-8000-00000000000${last}`) as [
  string,
  string,
  string,
];
const completed = [newest, middle, oldest];

it('reads the crawls and the change from the query', () => {
  const search = { base: oldest, head: newest, change: 'fixed' };
  expect(readCompareSearch(search)).toEqual(search);
});

it.each([[{ base: 'x', head: 5, change: 'better' }], [{ base: `${oldest}/..`, head: [newest] }]])(
  'omits invalid values from the query %j',
  (search) => {
    expect(readCompareSearch(search)).toEqual({ base: undefined, head: undefined, change: undefined });
  },
);

it.each([
  [{}, { base: middle, head: newest }],
  [{ head: middle }, { base: oldest, head: middle }],
  [{ base: oldest }, { base: oldest, head: newest }],
  [{ base: newest }, { base: newest, head: middle }],
  [{ head: oldest }, { base: newest, head: oldest }],
  // A crawl that is older than those in the list.
  [{ base: 'older' }, { base: 'older', head: newest }],
  [{ head: 'older' }, { base: newest, head: 'older' }],
])('the query %j compares the crawls %j', (search, pair) => {
  expect(pairOf(search, completed)).toEqual(pair);
});

it('compares nothing when there is only one crawl', () => {
  expect(pairOf({}, [newest])).toBeUndefined();
  expect(pairOf({ head: newest }, [newest])).toBeUndefined();
  expect(pairOf({}, [])).toBeUndefined();
});
