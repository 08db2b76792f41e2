import type { Context } from '../../context.ts';
import { findCrawl } from '../find-crawl.ts';
import { type CrawlDetails, crawlDetails } from './crawl-details.ts';
import { progressOf } from './view-store.ts';

/** One crawl with how far it is. */
export async function getCrawl(ctx: Context, { crawlId }: { crawlId: string }): Promise<CrawlDetails> {
  const row = await findCrawl(ctx, crawlId);
  const progress = await progressOf(ctx.db.knex, [row]);
  return crawlDetails(ctx, row, progress.get(row.id));
}
