import type { VerdictCounts } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { getCrawlWithResults } from '../get-crawl-row.ts';
import { countReasons, countVerdicts } from './target-store.ts';

/** Counts the targets by verdict and by reason, without those that have none yet. */
export async function countLinks(ctx: Context, crawlId: string): Promise<VerdictCounts> {
  const crawl = await getCrawlWithResults(ctx, crawlId);
  const counts = await countVerdicts(ctx.db.knex, crawl.id);
  const { ok = 0, broken = 0, suspect = 0, unverifiable = 0, not_checked = 0 } = Object.fromEntries(counts);
  const reasons = await countReasons(ctx.db.knex, crawl.id);
  return { ok, broken, suspect, unverifiable, not_checked, reasons: reasons as VerdictCounts['reasons'] };
}
