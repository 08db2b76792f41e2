import type { Executor } from '../../platform/storage/index.ts';
import type { DaySums } from './days/day-sums.ts';
import type { HistoryRow } from './history-row.ts';

export type StoredHistory = Omit<HistoryRow, 'truncated' | 'ends_day'> & {
  readonly truncated: number;
  readonly ends_day: number;
};

export const readHistory = (row: StoredHistory): HistoryRow => ({
  ...row,
  truncated: Boolean(row.truncated),
  ends_day: Boolean(row.ends_day),
});

/** The row that ends the day of a domain in a state so far. */
export async function findLastOfDay(
  trx: Executor,
  { domain_id, day, state }: Pick<HistoryRow, 'domain_id' | 'day' | 'state'>,
): Promise<HistoryRow | undefined> {
  const row = await trx<StoredHistory>('crawl_history').where({ domain_id, ends_day: 1, day, state }).first();
  return row && readHistory(row as StoredHistory);
}

/** The rows that end the last day before, and the first day after, on which the domain has a completed crawl; at most one each. */
export async function findCompletedAround(
  trx: Executor,
  { domain_id, day }: Pick<HistoryRow, 'domain_id' | 'day'>,
): Promise<{ readonly earlier: readonly HistoryRow[]; readonly later: readonly HistoryRow[] }> {
  const ends = () => trx('crawl_history').where({ domain_id, ends_day: 1, state: 'completed' }).limit(1);
  const earlier: StoredHistory[] = await ends().where('day', '<', day).orderBy('day', 'desc');
  const later: StoredHistory[] = await ends().where('day', '>', day).orderBy('day');
  return { earlier: earlier.map(readHistory), later: later.map(readHistory) };
}

/** Changes the sums of a row, or whether it ends its day. */
export async function updateDay(
  trx: Executor,
  { domain_id, ended_at, crawl_id }: Pick<HistoryRow, 'domain_id' | 'ended_at' | 'crawl_id'>,
  change: { readonly ends_day: 0 } | DaySums,
): Promise<void> {
  await trx('crawl_history').where({ domain_id, ended_at, crawl_id }).update(change);
}

export async function insertHistory(trx: Executor, { truncated, ends_day, ...row }: HistoryRow): Promise<void> {
  await trx('crawl_history').insert({ ...row, truncated: truncated ? 1 : 0, ends_day: ends_day ? 1 : 0 });
}
