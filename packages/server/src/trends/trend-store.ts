import { domainNotDeleted } from '../domains/index.ts';
import { type Executor, throughIndex } from '../storage/index.ts';
import type { HistoryRow } from './history-row.ts';
import type { TrendWindow } from './trend-window.ts';

type Stored = Omit<HistoryRow, 'truncated' | 'ends_day'> & { readonly truncated: number; readonly ends_day: number };

const read = (row: Stored): HistoryRow => ({
  ...row,
  truncated: Boolean(row.truncated),
  ends_day: Boolean(row.ends_day),
});

/** Crawls of a domain that ended in a window, the newest first. */
export async function listEndedCrawls(
  on: Executor,
  domainId: string,
  { from, to, limit }: Pick<TrendWindow, 'from' | 'to'> & { readonly limit: number },
): Promise<HistoryRow[]> {
  const rows = await on<Stored>('crawl_history')
    .where({ domain_id: domainId })
    .where('ended_at', '>', from)
    .where('ended_at', '<=', to)
    .orderBy([
      { column: 'ended_at', order: 'desc' },
      { column: 'crawl_id', order: 'desc' },
    ])
    .limit(limit);
  return (rows as Stored[]).map(read);
}

/** The rows that end the days of a domain, the oldest day first: of each day one for each state. */
export async function listDays(
  on: Executor,
  domainId: string,
  { firstDay, lastDay }: Pick<TrendWindow, 'firstDay' | 'lastDay'>,
): Promise<HistoryRow[]> {
  const rows = await on<Stored>('crawl_history')
    .where({ domain_id: domainId, ends_day: 1 })
    .whereBetween('day', [firstDay, lastDay])
    .orderBy(['day', 'state']);
  return (rows as Stored[]).map(read);
}

/** Sums over the rows that end a day, of all domains in one state. */
export interface AccountDay {
  readonly day: number;
  readonly state: HistoryRow['state'];
  readonly domains: number;
  readonly crawls: number;
  /** Domains with a score, and the sum of their scores. */
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
  /** Pages with a load time, and the sums of the times, each as often as its domain has pages. */
  readonly timed_pages: number;
  readonly load_ms: number;
  readonly load_p95_ms: number;
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
} as const;

interface DaysOf {
  readonly accountId: string;
  /** Null: all domains of the account. */
  readonly domainIds: readonly string[] | null;
}

/** What the domains of an account come to, day by day and state by state, the oldest day first. */
export async function sumDays(
  on: Executor,
  { accountId, domainIds }: DaysOf,
  { firstDay, lastDay }: Pick<TrendWindow, 'firstDay' | 'lastDay'>,
): Promise<AccountDay[]> {
  const query = on
    .from(throughIndex(on, { table: 'crawl_history', index: 'crawl_history__account_days' }))
    .where({ account_id: accountId, ends_day: 1 })
    .whereBetween('day', [firstDay, lastDay])
    .where(domainNotDeleted('crawl_history.domain_id'));
  if (domainIds !== null) query.whereIn('domain_id', [...domainIds]);
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
