import { contextFor } from '../accounts/index.ts';
import type { Services } from '../context.ts';
import { takeDueSchedules } from '../domains/index.ts';
import { ServiceError } from '../errors.ts';
import { startCrawl } from './start-crawl.ts';

/**
 * Queues the crawls whose time has come. A domain that cannot be crawled now (one is running, ownership lost, over the
 * limit of the plan) is passed over until its next turn.
 */
export async function startScheduledCrawls(services: Services): Promise<void> {
  for (const { accountId, domainId } of await takeDueSchedules(services)) {
    try {
      const ctx = await contextFor(services, accountId, 'schedule');
      await startCrawl(ctx, { domainId, trigger: 'schedule' });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      services.log.info({ domain_id: domainId, code: error.code }, 'scheduled crawl passed over');
    }
  }
}
