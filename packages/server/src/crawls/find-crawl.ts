import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { CrawlRow } from './crawl-row.ts';
import { findCrawlOf } from './store.ts';

/** A crawl of the caller's. @throws ServiceError `not_found`, also for another account's or a domain out of reach */
export async function findCrawl(ctx: Context, crawlId: string): Promise<CrawlRow> {
  const row = await findCrawlOf(ctx.db.knex, ctx.account.id, crawlId);
  const { domainIds } = ctx.actor;
  if (row === undefined || (domainIds !== null && !domainIds.includes(row.domain_id))) throw notFound('crawl');
  return row;
}
