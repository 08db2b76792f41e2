import type { Context } from '../../../context.ts';
import { notFound } from '../../../platform/errors.ts';
import { type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import { getCrawlWithResults } from '../get-crawl-row.ts';
import { hasTarget, listOccurrenceRows, type OccurrenceRow } from './view-store.ts';

interface Input {
  readonly crawlId: string;
  readonly targetId: number;
  readonly page: PageRequest;
}

/** Lists every place where pages link to a target. */
export async function listLinkPages(ctx: Context, { crawlId, targetId, page }: Input): Promise<PageOf<OccurrenceRow>> {
  const crawl = await getCrawlWithResults(ctx, crawlId);
  if (!(await hasTarget(ctx.db.knex, crawl.id, targetId))) throw notFound('link');
  const rows = await listOccurrenceRows(ctx.db.knex, { crawlId: crawl.id, target: targetId, ...page });
  return toPage(rows, page.limit, (row) => ({ at: row.page_id, id: row.seq }));
}
