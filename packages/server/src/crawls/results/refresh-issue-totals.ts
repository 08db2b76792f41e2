import type { Executor } from '../../storage/index.ts';
import { updateCrawl } from '../store.ts';
import { countIssues } from './count-issues.ts';
import { listNewestCrawls } from './summary-store.ts';

/**
 * Counts again what the domain shows of its open issues, after one of them has changed outside a crawl. What the crawl itself
 * shows, its statistics and its score stay as they are. In a transaction that has locked the domain's issues.
 */
export async function refreshIssueTotals(trx: Executor, domainId: string): Promise<void> {
  const latest = (await listNewestCrawls(trx, [domainId])).get(domainId)?.completed;
  if (latest === undefined || latest.totals === null) return;
  await updateCrawl(trx, { id: latest.id }, { totals: { ...latest.totals, ...(await countIssues(trx, domainId)) } });
}
