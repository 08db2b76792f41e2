import { type Executor, throughIndex } from '../storage/index.ts';
import type { AccountDay, DayTotals } from './account-day.ts';
import type { HistoryRow } from './history-row.ts';
import { readHistory, type StoredHistory } from './store.ts';
import type { TrendWindow } from './trend-window.ts';

/** Crawls of a domain that ended in a window, the newest first. */
export async function listEndedCrawls(
  on: Executor,
  domainId: string,
  { from, to, limit }: Pick<TrendWindow, 'from' | 'to'> & { readonly limit: number },
): Promise<HistoryRow[]> {
  const rows = await on<StoredHistory>('crawl_history')
    .where({ domain_id: domainId })
    .where('ended_at', '>', from)
    .where('ended_at', '<=', to)
    .orderBy([
      { column: 'ended_at', order: 'desc' },
      { column: 'crawl_id', order: 'desc' },
    ])
    .limit(limit);
  return (rows as StoredHistory[]).map(readHistory);
}

/** The rows that end the days of a domain, the oldest day first: of each day one for each state. */
export async function listDays(
  on: Executor,
  domainId: string,
  { firstDay, lastDay }: Pick<TrendWindow, 'firstDay' | 'lastDay'>,
): Promise<HistoryRow[]> {
  const rows = await on<StoredHistory>('crawl_history')
    .where({ domain_id: domainId, ends_day: 1 })
    .whereBetween('day', [firstDay, lastDay])
    .orderBy(['day', 'state']);
  return (rows as StoredHistory[]).map(readHistory);
}

const SUMS = {
  domains: 'count(*)',
  crawls: 'sum(day_crawls)',
  scored: 'count(score)',
  score: 'sum(score)',
  total_urls: 'sum(total_urls)',
  pages: 'sum(pages)',
  broken_links: 'sum(broken_links)',
  errors: 'sum(errors)',
  warnings: 'sum(warnings)',
  notices: 'sum(notices)',
  compared: 'count(day_new_issues)',
  new_issues: 'sum(day_new_issues)',
  fixed_issues: 'sum(day_fixed_issues)',
  reopened_issues: 'sum(day_reopened_issues)',
  duration_ms: 'sum(duration_ms)',
  timed_pages: 'sum(case when load_ms is null then 0 else pages end)',
  load_ms: 'sum(load_ms * pages)',
  load_p95_ms: 'sum(load_p95_ms * pages)',
} as const satisfies Record<keyof DayTotals, string>;

export interface DaysOf {
  readonly accountId: string;
  readonly domainIds: readonly string[];
}

const INDEX = 'crawl_history__domain_id__ends_day__day__state';

/** Those of these domains that are not deleted. A look for each row of their history would take as long as the sums. */
export const listUndeleted = (on: Executor, { accountId, domainIds }: DaysOf): Promise<string[]> =>
  on('domains')
    .where({ account_id: accountId })
    .whereNull('deleted_at')
    .whereIn('id', [...domainIds])
    .pluck('id');

/** What some domains come to, day by day and state by state, the oldest day first. */
export async function listDaysOfDomains(
  on: Executor,
  domainIds: readonly string[],
  { firstDay, lastDay }: Pick<TrendWindow, 'firstDay' | 'lastDay'>,
): Promise<AccountDay[]> {
  const query = on
    .from(throughIndex(on, { table: 'crawl_history', index: INDEX, onSqlite: true }))
    .whereIn('domain_id', [...domainIds])
    .where({ ends_day: 1 })
    .whereBetween('day', [firstDay, lastDay]);
  const sums = Object.entries(SUMS).map(([name, sql]) => on.raw(`${sql} as ??`, [name]));
  const rows: Record<string, number | string | null>[] = await query
    .groupBy('day', 'state')
    .orderBy(['day', 'state'])
    .select('day', 'state', ...sums);
  return rows.map(({ day, state, ...counts }) => ({
    day: Number(day),
    state: state as AccountDay['state'],
    ...(Object.fromEntries(Object.entries(counts).map(([name, sum]) => [name, Number(sum ?? 0)])) as Record<
      keyof typeof SUMS,
      number
    >),
  }));
}
