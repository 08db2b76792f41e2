import type { CrawlConfigUpdate } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { exclusionTest, nextCrawls, proposeCrawlConfig } from '../../../sites/domains/index.ts';
import { type ExclusionPreview, previewExclusions } from './preview-exclusions.ts';

/** Runs of the schedule in a preview: enough to see the effect of a change of the clocks in that week. */
const RUNS = 5;

/** The effect that a crawl configuration would have. */
export interface ConfigPreview {
  /** Null: the domain has no completed crawl whose pages are kept. */
  readonly exclusions: ExclusionPreview | null;
  /** Next runs of the schedule, epoch ms, in order; empty when the schedule is off. */
  readonly nextCrawls: readonly number[];
}

interface Input {
  readonly domainId: string;
  /** Changes as in an update: absent members stay. */
  readonly update: CrawlConfigUpdate;
}

/**
 * Computes the effect of a change, and changes nothing.
 * @throws ServiceError as `updateDomain` would for this configuration; `unavailable`
 */
export async function previewCrawlConfig(ctx: Context, { domainId, update }: Input): Promise<ConfigPreview> {
  const proposed = await proposeCrawlConfig(ctx, { domainId, update });
  const isExcluded = await exclusionTest(ctx, proposed.crawlConfig.exclusions);
  return {
    exclusions: await previewExclusions(ctx, { domainId, isExcluded }),
    nextCrawls: nextCrawls(ctx, proposed, RUNS),
  };
}
