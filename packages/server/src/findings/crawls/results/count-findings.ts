import type { FindingSeverity } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { getCrawlWithResults } from '../get-crawl-row.ts';
import { countFindings, type FindingCount } from './finding-store.ts';

const RANK: Readonly<Record<FindingSeverity, number>> = { error: 0, warning: 1, notice: 2 };

/** Counts the pages with a finding of each check: the worst severity first, then the highest count. */
export async function countFindingsOfCrawl(ctx: Context, crawlId: string): Promise<readonly FindingCount[]> {
  const crawl = await getCrawlWithResults(ctx, crawlId);
  const counts = await countFindings(ctx.db.knex, crawl.id);
  return counts.toSorted(
    (a, b) => RANK[a.severity] - RANK[b.severity] || b.count - a.count || a.code.localeCompare(b.code),
  );
}
