import { expect, it } from 'vitest';
import { isNarrowed, readLinksSearch, readPagesSearch, readResultsSearch } from './results-search.ts';

const id = '0190f3a0-0000-7000-8000-000000000002';
const given = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

it.each([
  [{ crawl: id }, { crawl: id }],
  [{ crawl: '../x' }, {}],
  [{ crawl: 5 }, {}],
])('reads the query %j of a result page as %j', (search, read) => {
  expect(given(readResultsSearch(search))).toEqual(read);
});

it.each([
  [
    {
      verdict: 'broken',
      location: 'external',
      reason: 'not_found',
      status: 404,
      host: 'a.example',
      kind: 'img',
      page: 3,
    },
    {
      verdict: 'broken',
      location: 'external',
      reason: 'not_found',
      status: 404,
      host: 'a.example',
      kind: 'img',
      page: 3,
    },
  ],
  [{ verdict: 'any' }, { verdict: 'any' }],
  [{ verdict: 'good', location: 'here', reason: 'Not Found', status: 99, page: 0, kind: '<a>' }, {}],
  [{ status: '404', page: 1.5, host: '' }, {}],
  // The router parses digits as a number.
  [{ q: 404 }, { q: '404' }],
  [{ q: 'a'.repeat(300) }, { q: 'a'.repeat(200) }],
  [{ q: { a: 1 } }, {}],
])('reads the query %j of the links as %j', (search, read) => {
  expect(given(readLinksSearch(search))).toEqual(read);
});

it.each([
  [
    { sort: 'load_time', q: 'x', crawl: id },
    { sort: 'load_time', q: 'x', crawl: id },
  ],
  [
    { sort: 'broken_links', problem: 'broken_links' },
    { sort: 'broken_links', problem: 'broken_links' },
  ],
  [{ sort: 'discovery' }, { sort: 'discovery' }],
  [{ sort: 'title', problem: 'all', verdict: 'ok' }, {}],
])('reads the query %j of the pages as %j', (search, read) => {
  expect(given(readPagesSearch(search))).toEqual(read);
});

it.each([
  [{}, false],
  [{ crawl: id, verdict: 'any' }, false],
  [{ q: 'x' }, true],
  [{ page: 3 }, true],
] as const)('whether the query %j has a filter other than the crawl and the verdict: %s', (search, expected) => {
  expect(isNarrowed(readLinksSearch(search))).toBe(expected);
});
