import type {
  AccountTrendMark,
  AccountTrendPoint,
  AccountTrends as AccountTrendsShape,
  DomainTrends as DomainTrendsShape,
  TrendMark,
  TrendPoint,
} from '@linkvitals/contract';
import { toIso } from '../../platform/time.ts';
import { type AccountDay, type DayTotals, NOTHING } from './days/account-day.ts';
import { DAY_MS } from './days/days.ts';
import type { HistoryRow } from './history-row.ts';
import type { AccountTrends } from './read-account-trends.ts';
import type { DomainTrends } from './read-domain-trends.ts';
import type { TrendWindow } from './trend-window.ts';

const dateOf = (day: number): string => toIso(day * DAY_MS).slice(0, 'YYYY-MM-DD'.length);

const presentWindow = ({ window, from, to }: TrendWindow) => ({
  window,
  time_zone: 'UTC',
  from: toIso(from),
  to: toIso(to),
});

/** A figure that is never null in the row of a completed crawl. */
const counted = (figure: number | null): number => figure ?? 0;

const presentPlace = (row: HistoryRow) => ({
  at: toIso(row.ended_at),
  date: dateOf(row.day),
  crawl_id: row.crawl_id,
});

const presentIssues = (row: HistoryRow, isDay: boolean) => ({
  new_issues: isDay ? row.day_new_issues : row.new_issues,
  fixed_issues: isDay ? row.day_fixed_issues : row.fixed_issues,
  reopened_issues: isDay ? row.day_reopened_issues : row.reopened_issues,
});

const presentPoint = (row: HistoryRow, isDay: boolean): TrendPoint => ({
  ...presentPlace(row),
  crawls: isDay ? row.day_crawls : 1,
  health_score: row.score,
  score_version: row.score_version,
  truncated: row.truncated,
  total_urls: counted(row.total_urls),
  pages_crawled: counted(row.pages),
  broken_links: counted(row.broken_links),
  issue_counts: { error: counted(row.errors), warning: counted(row.warnings), notice: counted(row.notices) },
  ...presentIssues(row, isDay),
  duration_seconds: row.duration_ms / 1000,
  response_time_ms: row.load_ms,
  response_time_p95_ms: row.load_p95_ms,
});

const presentMark = (row: HistoryRow, isDay: boolean): TrendMark => ({
  ...presentPlace(row),
  state: row.state === 'canceled' ? 'canceled' : 'failed',
  error_code: row.error_code,
  crawls: isDay ? row.day_crawls : 1,
  ...presentIssues(row, isDay),
});

/** The trends of a domain as the API shows them. */
export function presentDomainTrends({ domainId, rows, isComplete, ...window }: DomainTrends): DomainTrendsShape {
  const isDay = window.by === 'day';
  const isPoint = ({ state }: HistoryRow): boolean => state === 'completed';
  return {
    domain_id: domainId,
    by: window.by,
    ...presentWindow(window),
    complete: isComplete,
    points: rows.filter(isPoint).map((row) => presentPoint(row, isDay)),
    marks: rows.filter((row) => !isPoint(row)).map((row) => presentMark(row, isDay)),
  };
}

/** The rounded average; null when `count` is 0. */
const average = (sum: number, count: number): number | null => (count === 0 ? null : Math.round(sum / count));

const presentDayIssues = ({ compared, new_issues, fixed_issues, reopened_issues }: AccountDay) =>
  compared === 0
    ? { new_issues: null, fixed_issues: null, reopened_issues: null }
    : { new_issues, fixed_issues, reopened_issues };

const presentDay = (day: AccountDay, carried: DayTotals): AccountTrendPoint => ({
  date: dateOf(day.day),
  domains: carried.domains,
  domains_crawled: day.domains,
  crawls: day.crawls,
  health_score: average(carried.score, carried.scored),
  total_urls: carried.total_urls,
  pages_crawled: carried.pages,
  broken_links: carried.broken_links,
  issue_counts: { error: carried.errors, warning: carried.warnings, notice: carried.notices },
  ...presentDayIssues(day),
  duration_seconds: Math.round(day.duration_ms / day.domains) / 1000,
  response_time_ms: average(carried.load_ms, carried.timed_pages),
  response_time_p95_ms: average(carried.load_p95_ms, carried.timed_pages),
});

const presentDayMark = (day: AccountDay): AccountTrendMark => ({
  date: dateOf(day.day),
  state: day.state === 'canceled' ? 'canceled' : 'failed',
  domains: day.domains,
  crawls: day.crawls,
  ...presentDayIssues(day),
});

/** The trends of an account as the API shows them. */
export function presentAccountTrends({ days, carried, ...window }: AccountTrends): AccountTrendsShape {
  const isPoint = ({ state }: AccountDay): boolean => state === 'completed';
  return {
    by: 'day',
    ...presentWindow(window),
    points: days.filter(isPoint).map((day) => presentDay(day, carried.get(day.day) ?? NOTHING)),
    marks: days.filter((day) => !isPoint(day)).map(presentDayMark),
  };
}
