import { expect, it } from 'vitest';
import { readDomainsSearch } from './domains-search.ts';

it.each([
  [
    { q: 'shop', status: 'verified', sort: '-health_score' },
    { q: 'shop', status: 'verified', sort: '-health_score' },
  ],
  [{ q: 42 }, { q: '42' }],
  [{ q: '' }, {}],
  [{ q: 'x'.repeat(300) }, { q: 'x'.repeat(253) }],
  [{ q: ['a'], status: 'deleted', sort: 'id' }, {}],
  [{ sort: '--hostname' }, {}],
])('reads the query %j as %j', (search, expected) => {
  expect(readDomainsSearch(search)).toEqual({ q: undefined, status: undefined, sort: undefined, ...expected });
});
