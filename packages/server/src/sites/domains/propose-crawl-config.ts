import type { CrawlConfigUpdate } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import type { DomainRow, StoredCrawlConfig } from './domain-row.ts';
import { getDomain } from './get-domain.ts';
import { isSameSchedule, nextCrawlAt } from './schedule/schedule.ts';
import { mergeCrawlConfig } from './settings/merge-crawl-config.ts';

/** A domain and the crawl configuration that it would have after an update. */
interface Proposal {
  readonly domain: DomainRow;
  readonly crawlConfig: StoredCrawlConfig;
}

/**
 * Computes the configuration after an update and saves nothing. @throws ServiceError as `updateDomain`, except for
 * exclusions, which `exclusionTest` checks
 */
export async function proposeCrawlConfig(
  ctx: Context,
  { domainId, update }: { readonly domainId: string; readonly update: CrawlConfigUpdate },
): Promise<Proposal> {
  const domain = await getDomain(ctx, domainId);
  return { domain, crawlConfig: mergeCrawlConfig(ctx, domain.crawl_config, update) };
}

/** Times at which its first scheduled crawls would start, epoch ms, in order; none when the schedule is off. */
export function nextCrawls(
  { account, clock }: Pick<Context, 'account' | 'clock'>,
  { domain, crawlConfig }: Proposal,
  count: number,
): readonly number[] {
  const after = (at: number) => nextCrawlAt(crawlConfig, { id: domain.id, plan: account.plan, after: at });
  const isSaved = isSameSchedule(crawlConfig, domain.crawl_config);
  const runs: number[] = [];
  for (
    let at = isSaved ? domain.next_crawl_at : after(clock.now());
    at !== null && runs.length < count;
    at = after(at)
  ) {
    runs.push(at);
  }
  return runs;
}
