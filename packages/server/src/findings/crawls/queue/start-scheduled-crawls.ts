import type { Context, Services } from '../../../context.ts';
import { ServiceError } from '../../../platform/errors.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { type DomainRow, type StartedRun, takeDueSchedules, updateLastCrawl } from '../../../sites/domains/index.ts';
import type { CrawlRow } from '../crawl-row.ts';
import { queueCrawl, wakeCrawl } from './start-crawl.ts';

/**
 * Queues the crawls whose time has come. A domain that cannot be crawled now (a crawl is running, no egress address fits) skips this run.
 */
export async function startScheduledCrawls(services: Services): Promise<void> {
  for (const crawl of await takeDueSchedules(services, queue)) {
    if (crawl !== undefined) await wakeCrawl(services, crawl);
  }
}

async function queue(ctx: Context, trx: Executor, domain: DomainRow): Promise<StartedRun<CrawlRow | undefined>> {
  try {
    const crawl = await queueCrawl(ctx, trx, { domain, trigger: 'schedule' });
    await updateLastCrawl(trx, domain.id, crawl);
    return { outcome: 'queued', crawl_id: crawl.id, answer: crawl };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { code, options } = error;
    if (code !== 'crawl_in_progress' && code !== 'invalid_setting') throw error;
    ctx.log.info({ domain_id: domain.id, code }, 'scheduled crawl skipped');
    return { outcome: code, crawl_id: options.crawlId ?? null, answer: undefined };
  }
}
