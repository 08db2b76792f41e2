import type { CrawlState, CrawlTrigger } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import type { Span } from '../../../platform/storage/index.ts';
import { listProgress } from '../results/view-store.ts';
import { listCrawlRowsOfAccount } from '../store.ts';
import { type CrawlDetails, crawlDetails } from './crawl-details.ts';

interface Input {
  readonly state: CrawlState | undefined;
  /** Undefined: all. A domain that the caller may not see has no crawls here. */
  readonly domainId: string | undefined;
  readonly trigger: CrawlTrigger | undefined;
  /** Bounds of the time of queuing. */
  readonly queued: Span;
  readonly page: PageRequest;
}

/** Lists the crawls of all domains that the caller may see, newest first. */
export async function listAllCrawls(ctx: Context, { page, ...filter }: Input): Promise<PageOf<CrawlDetails>> {
  const of = { accountId: ctx.account.id, domainIds: ctx.actor.domainIds };
  const rows = await listCrawlRowsOfAccount(ctx.db.knex, of, { ...filter, ...page });
  const { data, nextCursor } = toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  const progress = await listProgress(ctx.db.knex, data);
  return { data: data.map((row) => crawlDetails(ctx, row, progress.get(row.id))), nextCursor };
}
