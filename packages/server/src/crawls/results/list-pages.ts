import type { Context } from '../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../paging.ts';
import { getCrawlWithResults } from '../get-crawl-row.ts';
import { listPageRows, type PageRow } from './view-store.ts';

/** Pages that a crawl has read, in order of discovery. */
export async function listPages(
  ctx: Context,
  { crawlId, page }: { crawlId: string; page: PageRequest },
): Promise<PageOf<PageRow>> {
  const crawl = await getCrawlWithResults(ctx, crawlId);
  const rows = await listPageRows(ctx.db.knex, crawl.id, page);
  return toPage(rows, page.limit, (row) => ({ at: row.target_id, id: row.target_id }));
}
