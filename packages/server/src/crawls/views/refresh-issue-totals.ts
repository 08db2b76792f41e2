import type { Executor } from '../../storage/index.ts';
import { updateCrawl } from '../store.ts';
import { countIssues } from './count-issues.ts';
import { findNewestTotals } from './issue-totals-store.ts';

/**
 * Counts again what the domain shows of its open issues, after one of them has changed outside a crawl. What the crawl itself
 * shows, its statistics and its score stay as they are. In a transaction that has locked the domain's issues.
 */
export async function refreshIssueTotals(trx: Executor, domainId: string): Promise<void> {
  const newest = await findNewestTotals(trx, domainId);
  if (newest === undefined || newest.totals === null) return;
  const totals = { ...newest.totals, ...(await countIssues(trx, domainId)) };
  await updateCrawl(trx, { id: newest.id }, { totals });
}
