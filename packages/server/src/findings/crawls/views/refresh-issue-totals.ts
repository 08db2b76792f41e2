import type { Executor } from '../../../platform/storage/index.ts';
import { findNewestTotals, updateCrawl } from '../store.ts';
import { countIssues } from './count-issues.ts';

/**
 * Counts again the open issues that the domain shows, after one of them has changed outside a crawl. Statistics and score of the crawl stay
 * as they are. The transaction must have locked the domain's issues.
 */
export async function refreshIssueTotals(trx: Executor, domainId: string): Promise<void> {
  const newest = await findNewestTotals(trx, domainId);
  if (newest === undefined || newest.totals === null) return;
  const totals = { ...newest.totals, ...(await countIssues(trx, domainId)) };
  await updateCrawl(trx, { id: newest.id }, { totals });
}
