import type { VerdictCounts } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { getCrawlWithResults } from '../get-crawl-row.ts';
import { countVerdicts } from './target-store.ts';

/** How many targets have each verdict, of those that have one. */
export async function countLinks(ctx: Context, crawlId: string): Promise<VerdictCounts> {
  const crawl = await getCrawlWithResults(ctx, crawlId);
  const counts = await countVerdicts(ctx.db.knex, crawl.id);
  const { ok = 0, broken = 0, suspect = 0, unverifiable = 0, not_checked = 0 } = Object.fromEntries(counts);
  return { ok, broken, suspect, unverifiable, not_checked };
}
