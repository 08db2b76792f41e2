import type { AccountTrends, DomainTrends, SeverityCounts } from '@linkvitals/contract/types';
import { shownState } from '../../api/shown-state.ts';
import { partsOfDate, startOfDay } from '../../clocks/time-zone.ts';

/** What a completed crawl measured, or the last completed crawls of all domains up to a day. */
export interface Figures {
  readonly health_score: number | null;
  readonly broken_links: number;
  readonly issue_counts: SeverityCounts;
  readonly response_time_ms: number | null;
  readonly response_time_p95_ms: number | null;
  readonly total_urls: number;
}

/** A place on the time axis: a crawl of a domain, or a day of all domains. */
export interface Sample {
  /** s since 1970. */
  readonly at: number;
  /** Null where no crawl completed: nothing was measured. */
  readonly figures: Figures | null;
  /** Scores of different versions are not compared. */
  readonly scoreVersion: number | null;
  /** Crawls that did not complete. */
  readonly failed: number;
  readonly canceled: number;
  /** Of a domain. */
  readonly crawlId: string | null;
  /** Of a day: domains whose figures are in it. */
  readonly domains: number | null;
  /** Those of them that were crawled on it. */
  readonly domainsCrawled: number | null;
}

const seconds = (at: string): number => Date.parse(at) / 1000;

/** The crawls of a domain, the oldest first. */
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

/** Midnight where the person is: a day of the server (UTC) stands at the same date. */
export function startOfDate(date: string): number {
  return startOfDay(...partsOfDate(date)).getTime() / 1000;
}

/** The days of all domains, the oldest first; a day on which some crawls completed and some did not is one. */
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

/** The two crawls between which the figures of a sample became what they are; undefined: nothing was measured, or nothing before. */
export function crawlsAround(
  samples: readonly Sample[],
  sample: Sample,
): { readonly base: string; readonly head: string } | undefined {
  if (sample.figures === null || sample.crawlId === null) return undefined;
  const before = samples.slice(0, samples.indexOf(sample)).findLast(({ figures }) => figures !== null);
  return before === undefined || before.crawlId === null ? undefined : { base: before.crawlId, head: sample.crawlId };
}

/** The first and the last crawl of a domain that measured something: what changed in the whole period. Undefined: no two did. */
export function crawlsOfPeriod(
  samples: readonly Sample[],
): { readonly base: string; readonly head: string; readonly from: number; readonly to: number } | undefined {
  const measured = samples.filter(({ figures }) => figures !== null);
  const [first, last] = [measured[0], measured.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  if (first.crawlId === null || last.crawlId === null) return undefined;
  return { base: first.crawlId, head: last.crawlId, from: first.at, to: last.at };
}

/** Between which times (s since 1970) no line is drawn: the two days have the figures of other numbers of domains. */
export function breaksBetween(samples: readonly Sample[]): readonly (readonly [from: number, to: number])[] {
  const measured = samples.filter(({ figures }) => figures !== null);
  return measured.flatMap((sample, index) => {
    const before = measured[index - 1];
    return before === undefined || before.domains === sample.domains ? [] : [[before.at, sample.at] as const];
  });
}

export const countMeasured = (samples: readonly Sample[]): number =>
  samples.filter(({ figures }) => figures !== null).length;
