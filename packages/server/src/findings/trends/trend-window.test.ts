import { expect, it } from 'vitest';
import { trendWindow } from './trend-window.ts';

const HOUR = 3_600_000;
const noon = Date.UTC(2026, 2, 1, 12);
const iso = (at: number) => new Date(at).toISOString();

it.each([
  ['30d', 'crawl', '2026-01-30T12:00:00.000Z'],
  ['60d', 'crawl', '2025-12-31T12:00:00.000Z'],
  ['90d', 'crawl', '2025-12-01T12:00:00.000Z'],
  ['30d', 'day', '2026-01-31T00:00:00.000Z'],
  ['60d', 'day', '2026-01-01T00:00:00.000Z'],
  ['90d', 'day', '2025-12-02T00:00:00.000Z'],
] as const)('%s by %s begins at %s when it is noon on March 1', (window, by, from) => {
  const { from: begins, to, firstDay, lastDay } = trendWindow({ window, by, now: noon });
  expect([iso(begins), to]).toEqual([from, noon]);
  expect(lastDay - firstDay + 1).toBe(Number.parseInt(window, 10));
});

it('moves at midnight if it is by day, and continuously if it is by crawl', () => {
  const midnight = noon + 12 * HOUR;
  const begins = (by: 'crawl' | 'day', now: number) => trendWindow({ window: '30d', by, now }).from;
  expect(begins('day', midnight) - begins('day', midnight - 1)).toBe(24 * HOUR);
  expect(begins('crawl', midnight) - begins('crawl', midnight - 1)).toBe(1);
});
