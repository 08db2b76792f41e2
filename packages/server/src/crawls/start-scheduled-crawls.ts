import type { Context, Services } from '../context.ts';
import { type DomainRow, takeDueSchedules } from '../domains/index.ts';
import { ServiceError } from '../errors.ts';
import type { Executor } from '../storage/index.ts';
import type { CrawlRow } from './crawl-row.ts';
import { queueCrawl, wakeCrawl } from './start-crawl.ts';

/**
 * Queues the crawls whose time has come. A domain that cannot be crawled now (one is running, no egress address fits)
 * is passed over until its next turn.
 */
export async function startScheduledCrawls(services: Services): Promise<void> {
  for (const crawl of await takeDueSchedules(services, queue)) {
    if (crawl !== undefined) await wakeCrawl(services, crawl);
  }
}

async function queue(ctx: Context, trx: Executor, domain: DomainRow): Promise<CrawlRow | undefined> {
  try {
    return await queueCrawl(ctx, trx, { domain, trigger: 'schedule' });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    ctx.log.info({ domain_id: domain.id, code: error.code }, 'scheduled crawl passed over');
    return undefined;
  }
}
