import type { AccountTrends, DomainTrends, SeverityCounts } from '@linkvitals/contract/types';
import { shownState } from '../../api/shown-state.ts';
import { partsOfDate, startOfDay } from '../../clocks/time-zone.ts';

/** The figures of a completed crawl, or of the last completed crawls of all domains up to a day. */
export interface Figures {
  readonly health_score: number | null;
  readonly broken_links: number;
  readonly issue_counts: SeverityCounts;
  readonly response_time_ms: number | null;
  readonly response_time_p95_ms: number | null;
  readonly total_urls: number;
}

/** A point on the time axis: a crawl of a domain, or a day of all domains. */
export interface Sample {
  /** Seconds since 1970. */
  readonly at: number;
  /** Null when no crawl completed, so nothing was measured. */
  readonly figures: Figures | null;
  /** The version of the score. Scores of different versions are not compared. */
  readonly scoreVersion: number | null;
  /** Number of failed crawls. */
  readonly failed: number;
  readonly canceled: number;
  /** Id of the crawl; null for a day. */
  readonly crawlId: string | null;
  /** Number of domains whose figures a day includes; null for a crawl, and for a day without figures. */
  readonly domains: number | null;
  /** Number of these domains that were crawled on that day. */
  readonly domainsCrawled: number | null;
}

const seconds = (at: string): number => Date.parse(at) / 1000;

/** The crawls of a domain, oldest first. */
export function samplesOfDomain({ points, marks }: Pick<DomainTrends, 'points' | 'marks'>): readonly Sample[] {
  const completed = points.map((point) => ({
    at: seconds(point.at),
    figures: point,
    scoreVersion: point.score_version,
    failed: 0,
    canceled: 0,
    crawlId: point.crawl_id,
    domains: null,
    domainsCrawled: null,
  }));
  const others = marks.map((mark) => ({
    at: seconds(mark.at),
    figures: null,
    scoreVersion: null,
    failed: shownState(mark) === 'failed' ? 1 : 0,
    canceled: shownState(mark) === 'canceled' ? 1 : 0,
    crawlId: mark.crawl_id,
    domains: null,
    domainsCrawled: null,
  }));
  return [...completed, ...others].sort((a, b) => a.at - b.at);
}

/** The start of a date in the time zone of the person, seconds since 1970. A day of the server (UTC) is shown at the same date. */
export function startOfDate(date: string): number {
  return startOfDay(...partsOfDate(date)).getTime() / 1000;
}

/** The days of all domains, oldest first. A day with both completed and other crawls is one sample. */
export function samplesOfAccount({ points, marks }: Pick<AccountTrends, 'points' | 'marks'>): readonly Sample[] {
  const dates = [...new Set([...points, ...marks].map(({ date }) => date))].sort();
  return dates.map((date) => {
    const point = points.find((one) => one.date === date) ?? null;
    const crawlsIn = (state: 'failed' | 'canceled'): number =>
      marks.find((mark) => mark.date === date && mark.state === state)?.crawls ?? 0;
    return {
      at: startOfDate(date),
      figures: point,
      scoreVersion: null,
      failed: crawlsIn('failed'),
      canceled: crawlsIn('canceled'),
      crawlId: null,
      domains: point?.domains ?? null,
      domainsCrawled: point?.domains_crawled ?? null,
    };
  });
}

/** The two crawls to compare to explain the figures of a sample; undefined when it or the samples before have no figures. */
export function crawlsAround(
  samples: readonly Sample[],
  sample: Sample,
): { readonly base: string; readonly head: string } | undefined {
  if (sample.figures === null || sample.crawlId === null) return undefined;
  const before = samples.slice(0, samples.indexOf(sample)).findLast(({ figures }) => figures !== null);
  return before === undefined || before.crawlId === null ? undefined : { base: before.crawlId, head: sample.crawlId };
}

/** The first and last measured crawls of a domain, to compare for the whole period; undefined when fewer than two have figures. */
export function crawlsOfPeriod(
  samples: readonly Sample[],
): { readonly base: string; readonly head: string; readonly from: number; readonly to: number } | undefined {
  const measured = samples.filter(({ figures }) => figures !== null);
  const [first, last] = [measured[0], measured.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  if (first.crawlId === null || last.crawlId === null) return undefined;
  return { base: first.crawlId, head: last.crawlId, from: first.at, to: last.at };
}

/** The spans (seconds since 1970) without a line, because the days at their ends have figures of different numbers of domains. */
export function breaksBetween(samples: readonly Sample[]): readonly (readonly [from: number, to: number])[] {
  const measured = samples.filter(({ figures }) => figures !== null);
  return measured.flatMap((sample, index) => {
    const before = measured[index - 1];
    return before === undefined || before.domains === sample.domains ? [] : [[before.at, sample.at] as const];
  });
}

export const countMeasured = (samples: readonly Sample[]): number =>
  samples.filter(({ figures }) => figures !== null).length;
