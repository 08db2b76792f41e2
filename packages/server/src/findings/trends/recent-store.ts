import { type Executor, selectForEach } from '../../platform/storage/index.ts';
import type { HistoryRow } from './history-row.ts';

const COLUMNS = ['domain_id', 'crawl_id', 'ended_at', 'state', 'error_code', 'score', 'broken_links'] as const;

export type RecentCrawlRow = Pick<HistoryRow, (typeof COLUMNS)[number]>;

interface Wanted {
  readonly accountId: string;
  readonly domainIds: readonly string[];
  /** Crawls of each domain. */
  readonly each: number;
}

/** Lists the last ended crawls of some domains of an account, grouped by domain, the newest first. */
export async function listRecentEnded(
  on: Executor,
  { accountId, domainIds, each }: Wanted,
): Promise<ReadonlyMap<string, readonly RecentCrawlRow[]>> {
  const ids: string[] = await on('domains')
    .where({ account_id: accountId })
    .whereNull('deleted_at')
    .whereIn('id', [...domainIds])
    .pluck('id');
  const rows = await selectForEach<RecentCrawlRow>(on, ids, (domainId) =>
    on('crawl_history')
      .where({ domain_id: domainId })
      .orderBy([
        { column: 'ended_at', order: 'desc' },
        { column: 'crawl_id', order: 'desc' },
      ])
      .limit(each)
      .select(...COLUMNS),
  );
  return Map.groupBy(rows, (row) => row.domain_id);
}
