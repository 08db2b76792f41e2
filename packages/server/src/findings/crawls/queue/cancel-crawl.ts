import type { Context } from '../../../context.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { getCrawlRow } from '../get-crawl-row.ts';
import { updateCrawl } from '../store.ts';
import type { CrawlDetails } from '../views/crawl-details.ts';
import { getCrawl } from '../views/get-crawl.ts';
import { endQueued } from './end-queued.ts';

/**
 * Cancels a crawl. A queued one is canceled at once. A running one gets a request to stop and ends `failed` with `CANCELED`, so that every
 * `crawl.started` has an event of its end.
 * @throws ServiceError `not_found`, `crawl_not_active`
 */
export async function cancelCrawl(ctx: Context, { crawlId }: { crawlId: string }): Promise<CrawlDetails> {
  const crawl = await getCrawlRow(ctx, crawlId);
  const now = ctx.clock.now();
  const running = { id: crawl.id, state: 'running' } as const;
  const called =
    (await endQueued(ctx.db, { crawl, expected: {}, at: now, change: { cancel_requested_at: now } })) ||
    (await updateCrawl(ctx.db.knex, running, { cancel_requested_at: now }));
  if (!called) throw new ServiceError('crawl_not_active', 'This crawl has already ended.');
  return getCrawl(ctx, { crawlId });
}
