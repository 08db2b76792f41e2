import type { Context } from '../../../context.ts';
import { getCrawlRow } from '../get-crawl-row.ts';
import { listProgress } from '../results/view-store.ts';
import { type CrawlDetails, crawlDetails } from './crawl-details.ts';

/** Reads one crawl with its progress. */
export async function getCrawl(ctx: Context, { crawlId }: { crawlId: string }): Promise<CrawlDetails> {
  const row = await getCrawlRow(ctx, crawlId);
  const progress = await listProgress(ctx.db.knex, [row]);
  return crawlDetails(ctx, row, progress.get(row.id));
}
