import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { noLease } from '../../storage/index.ts';
import { getCrawlRow } from '../get-crawl-row.ts';
import type { CrawlDetails } from '../results/crawl-details.ts';
import { getCrawl } from '../results/get-crawl.ts';
import { updateCrawl } from '../store.ts';

/**
 * Calls a crawl off. A queued one is canceled at once; a running one gets a request to stop and ends `failed` with
 * `CANCELED`, so that every `crawl.started` has its end.
 * @throws ServiceError `not_found`, `crawl_not_active`
 */
export async function cancelCrawl(ctx: Context, { crawlId }: { crawlId: string }): Promise<CrawlDetails> {
  const { id } = await getCrawlRow(ctx, crawlId);
  const now = ctx.clock.now();
  const on = ctx.db.knex;
  const canceled = { state: 'canceled', active_domain_id: null, finished_at: now } as const;
  const called =
    (await updateCrawl(on, { id, state: 'queued' }, { ...canceled, ...noLease, cancel_requested_at: now })) ||
    (await updateCrawl(on, { id, state: 'running' }, { cancel_requested_at: now }));
  if (!called) throw new ServiceError('crawl_not_active', 'This crawl has already ended.');
  return getCrawl(ctx, { crawlId });
}
