import type { CrawlState } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import type { Span } from '../../../platform/storage/index.ts';
import { getDomain } from '../../../sites/domains/index.ts';
import { listProgress } from '../results/view-store.ts';
import { listCrawlRows } from '../store.ts';
import { type CrawlDetails, crawlDetails } from './crawl-details.ts';

interface Input {
  readonly domainId: string;
  readonly state: CrawlState | undefined;
  /** Bounds of the time of queuing. */
  readonly queued: Span;
  readonly page: PageRequest;
}

/** Lists the crawls of a domain, newest first. */
export async function listCrawls(ctx: Context, { domainId, page, ...filter }: Input): Promise<PageOf<CrawlDetails>> {
  const domain = await getDomain(ctx, domainId);
  const rows = await listCrawlRows(ctx.db.knex, { accountId: ctx.account.id, domainId: domain.id, ...filter, ...page });
  const { data, nextCursor } = toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  const progress = await listProgress(ctx.db.knex, data);
  return { data: data.map((row) => crawlDetails(ctx, row, progress.get(row.id))), nextCursor };
}
