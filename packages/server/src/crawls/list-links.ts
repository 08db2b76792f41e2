import type { Target, Verdict } from '@linkvitals/contract';
import type { Context } from '../context.ts';
import { type PageOf, type PageRequest, toPage } from '../paging.ts';
import { findCrawlWithResults } from './find-crawl.ts';
import { presentTarget } from './present-results.ts';
import { firstOccurrences, listTargetRows } from './view-store.ts';

const OCCURRENCES = 10;

interface Input {
  readonly crawlId: string;
  readonly verdict: Verdict;
  readonly page: PageRequest;
}

/** Targets with one verdict, each with the first pages that hold it. */
export async function listLinks(ctx: Context, { crawlId, verdict, page }: Input): Promise<PageOf<Target>> {
  const crawl = await findCrawlWithResults(ctx, crawlId);
  const rows = await listTargetRows(ctx.db.knex, { crawlId: crawl.id, verdict, ...page });
  const targets = rows.slice(0, page.limit).map((row) => row.id);
  const found = await firstOccurrences(ctx.db.knex, crawl.id, { targets, each: OCCURRENCES });
  return toPage(rows, page.limit, {
    position: (row) => ({ at: row.id, id: row.id }),
    present: (row) => presentTarget(row, found.get(row.id) ?? []),
  });
}
