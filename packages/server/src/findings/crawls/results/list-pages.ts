import type { PageProblem, PageSort } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { encodeCursor, type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import { getCrawlWithResults } from '../get-crawl-row.ts';
import { listPageRows, type PageRow, positionOf } from './page-list-store.ts';

interface Input {
  readonly crawlId: string;
  /** Text that the URL or the title contains; undefined: any. */
  readonly text?: string | undefined;
  /** Undefined: all pages. */
  readonly problem?: PageProblem | undefined;
  /** Undefined: all pages. */
  readonly rendered?: 'yes' | 'no' | 'failed' | undefined;
  /** Default: in order of discovery. */
  readonly sort?: PageSort | undefined;
  readonly page: PageRequest;
}

/**
 * Lists the pages that a crawl read. With a text, a problem or `rendered`, a page of the list may be short: one request reads a limited number of
 * pages, and the cursor continues from there.
 */
export async function listPages(
  ctx: Context,
  { crawlId, text, problem, rendered, sort = 'discovery', page }: Input,
): Promise<PageOf<PageRow>> {
  const crawl = await getCrawlWithResults(ctx, crawlId);
  const wanted = { crawlId: crawl.id, text, problem, rendered, sort };
  const { rows, scannedTo } = await listPageRows(ctx.db.knex, { ...wanted, ...page });
  const { data, nextCursor } = toPage(rows, page.limit, (row) => positionOf(row, sort));
  return {
    // Broken links are counted when the crawl ends.
    data: crawl.finished_at === null ? data.map((row) => ({ ...row, broken_links: null })) : data,
    nextCursor: nextCursor ?? (scannedTo === undefined ? null : encodeCursor(scannedTo)),
  };
}
