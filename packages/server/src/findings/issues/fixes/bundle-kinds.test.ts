import { expect, it } from 'vitest';
import { bundleKinds } from './gather-facts.ts';

const kinds = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([kind, count]) => ({ kind, count, since: 0 }));

it.each([
  ['few issues of several kinds are read together', { a: 3, b: 1, c: 2 }, [['b', 'c', 'a']]],
  ['a bundle stays below a full chunk', { a: 5, b: 5 }, [['a'], ['b']]],
  ['a kind that fills a chunk is read alone', { a: 1, b: 10, c: 25 }, [['a'], ['b'], ['c']]],
  ['without issues nothing is read', {}, []],
])('%s', (_, counts, bundles) => {
  expect(bundleKinds(kinds(counts), 10)).toEqual(bundles);
});
