import type { Context } from '../../context.ts';
import { assertAllowedOn } from '../../platform/asserts/assert-allowed.ts';
import { notFound, ServiceError } from '../../platform/errors.ts';
import { toIso } from '../../platform/time.ts';
import type { CrawlRow } from './crawl-row.ts';
import { findCrawl } from './store.ts';

/**
 * Finds a crawl that the caller may see.
 * @throws ServiceError `not_found`, also for a crawl of another account or of a domain that the caller may not see; `forbidden`
 */
export async function getCrawlRow(ctx: Context, crawlId: string): Promise<CrawlRow> {
  const row = await findCrawl(ctx.db.knex, ctx.account.id, crawlId);
  if (row === undefined) throw notFound('crawl');
  assertAllowedOn(ctx, row.domain_id, 'crawl');
  return row;
}

/**
 * Finds a crawl that the caller may see and whose results can be listed.
 * @throws ServiceError as `getCrawlRow`, `results_expired`
 */
export async function getCrawlWithResults(ctx: Context, crawlId: string): Promise<CrawlRow> {
  const row = await getCrawlRow(ctx, crawlId);
  if (row.results_expired_at === null) return row;
  const since = `Pages, links and findings of this crawl were removed at ${toIso(row.results_expired_at)}`;
  const detail = `${since}, after the time for which the plan keeps them, or to make room for newer ones. Start a new crawl to see the site as it is now.`;
  throw new ServiceError('results_expired', detail);
}
