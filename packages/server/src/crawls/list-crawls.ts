import type { Crawl, CrawlState } from '@linkvitals/contract';
import type { Context } from '../context.ts';
import { findDomain } from '../domains/index.ts';
import { type PageOf, type PageRequest, toPage } from '../paging.ts';
import { presentCrawl } from './present-crawl.ts';
import { listCrawlsOf } from './store.ts';
import { progressOf } from './view-store.ts';

interface Input {
  readonly domainId: string;
  readonly state: CrawlState | undefined;
  readonly page: PageRequest;
}

/** Crawls of a domain, newest first. */
export async function listCrawls(ctx: Context, { domainId, state, page }: Input): Promise<PageOf<Crawl>> {
  const domain = await findDomain(ctx, domainId);
  const rows = await listCrawlsOf(ctx.db.knex, { accountId: ctx.account.id, domainId: domain.id, state, ...page });
  const progress = await progressOf(ctx.db.knex, rows.slice(0, page.limit));
  return toPage(rows, page.limit, {
    position: (row) => ({ at: row.created_at, id: row.id }),
    present: (row) => presentCrawl(ctx, row, progress.get(row.id)),
  });
}
