import type { Executor } from '../../platform/storage/index.ts';
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

/** The rows that end the days of a domain, one for each day and state, the oldest day first. */
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

export interface DaysOf {
  readonly accountId: string;
  readonly domainIds: readonly string[];
}

/** The ids among `domainIds` whose domains are not deleted. A join for each row of their history would take as long as the sums. */
export const listUndeleted = (on: Executor, { accountId, domainIds }: DaysOf): Promise<string[]> =>
  on('domains')
    .where({ account_id: accountId })
    .whereNull('deleted_at')
    .whereIn('id', [...domainIds])
    .pluck('id');
