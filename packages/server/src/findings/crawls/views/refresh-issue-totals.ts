import type { Services } from '../../../context.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { refreshFixes } from '../../issues/index.ts';
import { findNewestTotals, updateCrawl } from '../store.ts';
import { countIssues } from './count-issues.ts';

/**
 * Counts again the open issues that the domain shows, and has its fixes follow, after some of them have changed outside a crawl. Statistics
 * and score of the crawl stay as they are. The transaction must have locked the domain's issues.
 * @param issueIds issues that may be open as before and have changed
 */
export async function refreshIssueTotals(
  { clock }: Pick<Services, 'clock'>,
  trx: Executor,
  domainId: string,
  issueIds: readonly string[] = [],
): Promise<void> {
  await refreshFixes(trx, { domainId, now: clock.now(), issueIds });
  const newest = await findNewestTotals(trx, domainId);
  if (newest === undefined || newest.totals === null) return;
  const totals = { ...newest.totals, ...(await countIssues(trx, domainId)) };
  await updateCrawl(trx, { id: newest.id }, { totals });
}
