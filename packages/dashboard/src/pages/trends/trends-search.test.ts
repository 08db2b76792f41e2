import { expect, it } from 'vitest';
import { readTrendsSearch } from './trends-search.ts';

const zoom = { from: '2026-01-05T06:00:00.000Z', to: '2026-01-07T06:00:00.000Z' };

it('reads the choices from the query', () => {
  const search = { range: '90d', metric: 'load', view: 'table', ...zoom };
  expect(readTrendsSearch(search)).toEqual(search);
});

it.each([
  [{ range: '1d', metric: 'speed', view: 'pie' }],
  [{ range: 30, metric: ['score'] }],
  [{ from: zoom.from }],
  [{ from: zoom.to, to: zoom.from }],
  [{ from: zoom.from, to: zoom.from }],
  [{ from: 'yesterday', to: 'today' }],
  [{ from: 5, to: 6 }],
  [{ from: zoom.from.padEnd(4_000, '0'), to: zoom.to }],
])('omits invalid values from the query %j', (search) => {
  expect(readTrendsSearch(search)).toEqual({ range: undefined, metric: undefined, view: undefined });
});
