import type { Crawl } from '@linkvitals/contract';
import type { Context } from '../context.ts';
import { findCrawl } from './find-crawl.ts';
import { presentCrawl } from './present-crawl.ts';
import { progressOf } from './view-store.ts';

/** One crawl with how far it is. */
export async function getCrawl(ctx: Context, { crawlId }: { crawlId: string }): Promise<Crawl> {
  const row = await findCrawl(ctx, crawlId);
  const progress = await progressOf(ctx.db.knex, [row]);
  return presentCrawl(ctx, row, progress.get(row.id));
}
