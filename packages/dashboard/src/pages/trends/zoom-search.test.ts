import { expect, it } from 'vitest';
import { startOfDate } from './samples.ts';
import { readTrendsSearch } from './trends-search.ts';
import { boundsOf, boundsOfDays, zoomSearch } from './zoom-search.ts';

const period = { from: '2026-01-05T00:00:00.000Z', to: '2026-02-03T09:00:00.000Z' };

it('the period of a domain is that of the response', () => {
  expect(boundsOf(period)).toEqual({ from: Date.parse(period.from) / 1000, to: Date.parse(period.to) / 1000 });
});

it('the period of days has a margin around its first and last day', () => {
  const { from, to } = boundsOfDays(period);
  expect(from).toBeLessThan(startOfDate('2026-01-05'));
  expect(to).toBeGreaterThan(startOfDate('2026-02-03'));
});

it('a zoom is added to the address, to the second, and removed again', () => {
  const search = zoomSearch({ range: '60d', metric: 'load' }, { from: 1_767_600_000.4, to: 1_767_700_000.6 });
  expect(search).toEqual({
    range: '60d',
    metric: 'load',
    from: '2026-01-05T08:00:00.000Z',
    to: '2026-01-06T11:46:41.000Z',
  });
  expect(readTrendsSearch({ ...search })).toMatchObject(search);
  expect(zoomSearch(search, undefined)).toEqual({ range: '60d', metric: 'load', from: undefined, to: undefined });
});
