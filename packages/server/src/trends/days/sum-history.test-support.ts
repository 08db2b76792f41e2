import type { Executor } from '../../storage/index.ts';
import type { AccountDay, DayTotals } from './account-day.ts';

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

/** What the history of some domains comes to, day by day and state by state, the oldest day first: what all else must agree with. */
export async function sumHistory(on: Executor, domainIds: readonly string[]): Promise<AccountDay[]> {
  const sums = Object.entries(SUMS).map(([name, sql]) => on.raw(`${sql} as ??`, [name]));
  const rows: Record<string, number | string | null>[] = await on('crawl_history')
    .whereIn('domain_id', [...domainIds])
    .where({ ends_day: 1 })
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
