import { describe, expect, it } from 'vitest';
import { courseOf, linesOf, toneOfChange, trendMetrics } from './metrics.ts';
import type { Figures, Sample } from './samples.ts';

const figures: Figures = {
  health_score: 84,
  total_urls: 112,
  broken_links: 3,
  issue_counts: { error: 4, warning: 12, notice: 30 },
  response_time_ms: 240,
  response_time_p95_ms: 910,
};

const sample = (change: Partial<Figures> | null, more: Partial<Sample> = {}): Sample => ({
  at: 0,
  figures: change && { ...figures, ...change },
  scoreVersion: 1,
  failed: 0,
  canceled: 0,
  crawlId: null,
  domains: null,
  domainsCrawled: null,
  ...more,
});

describe('the newest value and the change of a metric', () => {
  it('are those of the newest sample, compared with the oldest', () => {
    const samples = [sample({ broken_links: 9 }), sample({ broken_links: 20 }), sample({ broken_links: 2 })];
    expect(courseOf(samples, 'broken')).toEqual({ latest: 2, change: -7 });
  });

  it('count issues of every severity', () => {
    const more = { issue_counts: { error: 5, warning: 12, notice: 31 } };
    expect(courseOf([sample({}), sample(more)], 'issues')).toEqual({ latest: 48, change: 2 });
  });

  it('ignore crawls without figures', () => {
    const samples = [
      sample(null),
      sample({ health_score: 70 }),
      sample({}),
      sample({ health_score: null }),
      sample(null),
    ];
    expect(courseOf(samples, 'score')).toEqual({ latest: 84, change: 14 });
  });

  it('have no change between scores of different versions', () => {
    const samples = [sample({ health_score: 70 }), sample({}, { scoreVersion: 2 })];
    expect(courseOf(samples, 'score')).toEqual({ latest: 84, change: null });
    expect(courseOf(samples, 'pages')).toEqual({ latest: 112, change: 0 });
  });

  it('compare only days with figures of the same number of domains', () => {
    const day = (domains: number, total_urls: number) => sample({ total_urls }, { domains });
    const days = [day(1, 30), day(3, 80), day(1, 31), day(3, 90)];
    expect(courseOf(days, 'pages')).toEqual({ latest: 90, change: 10 });
    expect(courseOf(days.slice(2), 'pages')).toEqual({ latest: 90, change: null });
  });

  it('have no change for a single sample, and no value without samples', () => {
    expect(courseOf([sample({})], 'load')).toEqual({ latest: 240, change: null });
    expect(courseOf([], 'load')).toEqual({ latest: null, change: null });
  });
});

it.each([
  ['score', 3, 'excellent'],
  ['score', -3, 'critical'],
  ['broken', 3, 'critical'],
  ['issues', -3, 'excellent'],
  ['load', 3, 'critical'],
  ['pages', 3, 'unknown'],
  ['score', 0, 'unknown'],
] as const)('a change of %s by %d is rated %s', (metric, change, tone) => {
  expect(toneOfChange(metric, change)).toBe(tone);
});

it.each(trendMetrics)('the lines of %s differ by their dashes', (metric) => {
  const dashes = linesOf[metric].map(({ dash }) => String(dash ?? 'whole'));
  expect(new Set(dashes).size).toBe(dashes.length);
});
