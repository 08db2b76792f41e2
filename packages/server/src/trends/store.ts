import type { Executor } from '../storage/index.ts';
import type { DaySums } from './day-sums.ts';
import type { HistoryRow } from './history-row.ts';

type Key = Pick<HistoryRow, 'domain_id' | 'ended_at' | 'crawl_id'>;

/** The row that ends the day of a domain and state so far. */
export async function findLastOfDay(
  trx: Executor,
  { domain_id, day, state }: Pick<HistoryRow, 'domain_id' | 'day' | 'state'>,
): Promise<(Key & DaySums) | undefined> {
  return trx('crawl_history')
    .where({ domain_id, ends_day: 1, day, state })
    .first(
      'domain_id',
      'ended_at',
      'crawl_id',
      'day_crawls',
      'day_new_issues',
      'day_fixed_issues',
      'day_reopened_issues',
    );
}

export async function updateDay(
  trx: Executor,
  { domain_id, ended_at, crawl_id }: Key,
  change: { readonly ends_day: false } | DaySums,
): Promise<void> {
  const columns = 'ends_day' in change ? { ends_day: 0 } : change;
  await trx('crawl_history').where({ domain_id, ended_at, crawl_id }).update(columns);
}

export async function insertHistory(trx: Executor, { truncated, ends_day, ...row }: HistoryRow): Promise<void> {
  await trx('crawl_history').insert({ ...row, truncated: truncated ? 1 : 0, ends_day: ends_day ? 1 : 0 });
}
