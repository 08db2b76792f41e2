import type { Executor } from '../../../platform/storage/index.ts';
import { type AccountDay, add, type CarriedDays, type DayTotals, NOTHING } from './account-day.ts';

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

/** Sums the history of some domains by day and state with plain SQL, the oldest day first. Tests expect these values. */
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

const NOT_CARRIED = { crawls: 0, compared: 0, new_issues: 0, fixed_issues: 0, reopened_issues: 0, duration_ms: 0 };

/** Sums the last figures of each domain on a day or in the 34 days before it. Tests expect these values. */
export async function carryHistory(
  on: Executor,
  domainIds: readonly string[],
  { firstDay, lastDay }: { readonly firstDay: number; readonly lastDay: number },
): Promise<CarriedDays> {
  const measured: (readonly [domainId: string, AccountDay])[] = [];
  for (const domainId of domainIds) {
    const days = await sumHistory(on, [domainId]);
    measured.push(...days.filter(({ state }) => state === 'completed').map((day) => [domainId, day] as const));
  }
  const carried = new Map<number, DayTotals>();
  for (let day = firstDay; day <= lastDay; day += 1) {
    const last = new Map(measured.filter(([, one]) => one.day <= day && one.day > day - 35));
    const totals = [...last.values()].map(({ day: _, state: __, ...all }) => ({ ...all, ...NOT_CARRIED }));
    carried.set(day, totals.reduce(add, NOTHING));
  }
  return carried;
}
