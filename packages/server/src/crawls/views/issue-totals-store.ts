import { type Executor, fromJsonColumn } from '../../storage/index.ts';
import type { CrawlTotals } from '../crawl-row.ts';

/** Totals of the newest completed crawl of a domain. */
export async function findNewestTotals(
  on: Executor,
  domainId: string,
): Promise<{ readonly id: string; readonly totals: CrawlTotals | null } | undefined> {
  const row = await on('crawls')
    .where({ domain_id: domainId, state: 'completed' })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first('id', 'totals');
  return row && { id: row.id, totals: fromJsonColumn<CrawlTotals>(row.totals) };
}
