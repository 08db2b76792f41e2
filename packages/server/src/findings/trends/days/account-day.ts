import type { HistoryRow } from '../history-row.ts';

/** Sums over the rows that end a day, of several domains in one state. */
export interface DayTotals {
  readonly domains: number;
  readonly crawls: number;
  /** Domains with a score; `score` is the sum of their scores. */
  readonly scored: number;
  readonly score: number;
  readonly total_urls: number;
  readonly pages: number;
  readonly broken_links: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notices: number;
  /** Domains whose issues were compared. */
  readonly compared: number;
  readonly new_issues: number;
  readonly fixed_issues: number;
  readonly reopened_issues: number;
  readonly duration_ms: number;
  /** Pages of domains with load times; the next two are sums of load times, each domain's times the number of its pages. */
  readonly timed_pages: number;
  readonly load_ms: number;
  readonly load_p95_ms: number;
}

/** The amounts that a crawl, or the deletion of a domain, adds to a day. */
export interface AddedToDay extends DayTotals {
  readonly account_id: string;
  readonly day: number;
  readonly state: HistoryRow['state'] | 'carried';
  /** Id of the crawl, or a new id when a domain was deleted. */
  readonly changed_by: string;
}

export interface AccountDay extends DayTotals, Pick<HistoryRow, 'day' | 'state'> {}

/** For each day, sums over the last figures that each domain measured within `CARRIED_DAYS` up to that day. */
export type CarriedDays = ReadonlyMap<number, DayTotals>;

/** The amounts that one domain adds to a day, from the row that ends that day. */
export function totalsOf(row: HistoryRow): DayTotals {
  const pages = row.pages ?? 0;
  return {
    domains: 1,
    crawls: row.day_crawls,
    scored: row.score === null ? 0 : 1,
    score: row.score ?? 0,
    total_urls: row.total_urls ?? 0,
    pages,
    broken_links: row.broken_links ?? 0,
    errors: row.errors ?? 0,
    warnings: row.warnings ?? 0,
    notices: row.notices ?? 0,
    compared: row.day_new_issues === null ? 0 : 1,
    new_issues: row.day_new_issues ?? 0,
    fixed_issues: row.day_fixed_issues ?? 0,
    reopened_issues: row.day_reopened_issues ?? 0,
    duration_ms: row.duration_ms,
    timed_pages: row.load_ms === null ? 0 : pages,
    load_ms: (row.load_ms ?? 0) * pages,
    load_p95_ms: (row.load_p95_ms ?? 0) * pages,
  };
}

export const NOTHING: DayTotals = {
  domains: 0,
  crawls: 0,
  scored: 0,
  score: 0,
  total_urls: 0,
  pages: 0,
  broken_links: 0,
  errors: 0,
  warnings: 0,
  notices: 0,
  compared: 0,
  new_issues: 0,
  fixed_issues: 0,
  reopened_issues: 0,
  duration_ms: 0,
  timed_pages: 0,
  load_ms: 0,
  load_p95_ms: 0,
};

export const totalNames = Object.keys(NOTHING) as readonly (keyof DayTotals)[];

const each = (of: (name: keyof DayTotals) => number): DayTotals =>
  Object.fromEntries(totalNames.map((name) => [name, of(name)])) as unknown as DayTotals;

export const add = (a: DayTotals, b: DayTotals): DayTotals => each((name) => a[name] + b[name]);
export const minus = (a: DayTotals, b: DayTotals): DayTotals => each((name) => a[name] - b[name]);
export const negative = (totals: DayTotals): DayTotals => each((name) => 0 - totals[name]);
export const isNothing = (totals: DayTotals): boolean => totalNames.every((name) => totals[name] === 0);
