import { expect, it } from 'vitest';
import { readCrawlsSearch, spanOf } from './crawls-search.ts';

it.each([
  [
    { from: '2026-01-31', to: '2026-02-28' },
    { from: '2026-01-31', to: '2026-02-28' },
  ],
  [{ from: 'yesterday', to: '2026-13-01' }, {}],
  [{ from: 20260131, to: '' }, {}],
])('reads the query %j as %j', (search, read) => {
  expect(readCrawlsSearch(search)).toEqual(read);
});

it('requests whole days, including the first and the last', () => {
  const [from, to] = [new Date(2026, 0, 31), new Date(2026, 2, 1)].map((day) => day.toISOString());
  expect(spanOf({ from: '2026-01-31', to: '2026-02-28' })).toEqual({ from, to });
  expect(spanOf({ to: '2026-02-28' })).toEqual({ to });
  expect(spanOf({})).toEqual({});
});
