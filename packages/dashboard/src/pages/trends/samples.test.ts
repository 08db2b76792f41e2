import { expect, it } from 'vitest';
import {
  breaksBetween,
  crawlsAround,
  crawlsOfPeriod,
  samplesOfAccount,
  samplesOfDomain,
  startOfDate,
} from './samples.ts';

const figures = {
  health_score: 84,
  total_urls: 112,
  pages_crawled: 110,
  broken_links: 3,
  issue_counts: { error: 4, warning: 12, notice: 30 },
  new_issues: 2,
  fixed_issues: 1,
  reopened_issues: 0,
  duration_seconds: 83.2,
  response_time_ms: 240,
  response_time_p95_ms: 910,
  crawls: 1,
};
const nothing = { new_issues: null, fixed_issues: null, reopened_issues: null, crawls: 1 };

it('crawls of a domain are in order of time, and failed ones have no figures', () => {
  const at = (day: number) => ({
    at: `2026-01-0${day}T06:00:00.000Z`,
    date: `2026-01-0${day}`,
    crawl_id: `crawl-${day}`,
  });
  const samples = samplesOfDomain({
    points: [1, 3].map((day) => ({ ...figures, ...at(day), score_version: 1, truncated: false })),
    marks: [
      { ...nothing, ...at(2), state: 'failed', error_code: 'DNS_ERROR' },
      { ...nothing, ...at(4), state: 'canceled', error_code: null },
      { ...nothing, ...at(5), state: 'failed', error_code: 'CANCELED' },
    ],
  });
  expect(samples.map(({ crawlId, failed, canceled }) => [crawlId, failed, canceled])).toEqual([
    ['crawl-1', 0, 0],
    ['crawl-2', 1, 0],
    ['crawl-3', 0, 0],
    ['crawl-4', 0, 1],
    ['crawl-5', 0, 1],
  ]);
  expect(samples.map((sample) => sample.figures?.health_score ?? null)).toEqual([84, null, 84, null, null]);
  expect(samples[0]?.at).toBe(Date.UTC(2026, 0, 1, 6) / 1000);
  // A change is shown between two samples with figures.
  expect(samples.map((sample) => crawlsAround(samples, sample))).toEqual([
    undefined,
    undefined,
    { base: 'crawl-1', head: 'crawl-3' },
    undefined,
    undefined,
  ]);
  const [first, , third] = samples;
  expect(crawlsOfPeriod(samples)).toEqual({ base: 'crawl-1', head: 'crawl-3', from: first?.at, to: third?.at });
  expect(crawlsOfPeriod(samples.slice(0, 2)), 'one measured something').toBeUndefined();
});

it('a day of all domains is a single sample, also with completed and failed crawls', () => {
  const samples = samplesOfAccount({
    points: [
      { ...figures, date: '2026-01-02', domains: 4, domains_crawled: 3 },
      { ...figures, date: '2026-01-04', domains: 5, domains_crawled: 5 },
    ],
    marks: [
      { ...nothing, date: '2026-01-02', state: 'failed', domains: 1, crawls: 3 },
      { ...nothing, date: '2026-01-03', state: 'canceled', domains: 1 },
    ],
  });
  const shown = samples.map(({ at, domains, domainsCrawled, failed, canceled }) => {
    return { at, domains, domainsCrawled, failed, canceled };
  });
  expect(shown).toEqual([
    { at: startOfDate('2026-01-02'), domains: 4, domainsCrawled: 3, failed: 3, canceled: 0 },
    { at: startOfDate('2026-01-03'), domains: null, domainsCrawled: null, failed: 0, canceled: 1 },
    { at: startOfDate('2026-01-04'), domains: 5, domainsCrawled: 5, failed: 0, canceled: 0 },
  ]);
  expect(crawlsOfPeriod(samples), 'days are not compared').toBeUndefined();
});

it('a date of the server is the same date in every time zone', () => {
  const date = new Date(startOfDate('2026-03-29') * 1000);
  expect([date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours()]).toEqual([2026, 3, 29, 0]);
});

it('no line joins days with figures of different numbers of domains', () => {
  const points = [1, 3, 3].map((domains, index) => ({
    ...figures,
    date: `2026-01-0${index + 1}`,
    domains,
    domains_crawled: 1,
  }));
  const marks = [{ ...nothing, date: '2026-01-04', domains: 1, state: 'failed' as const }];
  const samples = samplesOfAccount({ points, marks });
  expect(breaksBetween(samples)).toEqual([[startOfDate('2026-01-01'), startOfDate('2026-01-02')]]);
});

it('a line joins all crawls of a domain', () => {
  const at = (day: number) => ({ at: `2026-01-0${day}T06:00:00.000Z`, date: `2026-01-0${day}`, crawl_id: `${day}` });
  const points = [1, 2].map((day) => ({ ...figures, ...at(day), score_version: 1, truncated: false }));
  const samples = samplesOfDomain({ points, marks: [] });
  expect(breaksBetween(samples)).toEqual([]);
});
