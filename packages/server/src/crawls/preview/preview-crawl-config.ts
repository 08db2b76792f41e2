import type { CrawlConfigUpdate } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { exclusionTest, nextCrawls, proposeCrawlConfig } from '../../domains/index.ts';
import { type ExclusionPreview, previewExclusions } from './preview-exclusions.ts';

/** As many runs as show how a schedule goes, across a change of the clocks in a week that has one. */
const RUNS = 5;

/** What a crawl configuration would do. */
export interface ConfigPreview {
  /** Null: the domain has no completed crawl whose pages are kept. */
  readonly exclusions: ExclusionPreview | null;
  /** Epoch ms, in order; none when the schedule is off. */
  readonly nextCrawls: readonly number[];
}

interface Input {
  readonly domainId: string;
  /** As of an update: members that are left out stay. */
  readonly update: CrawlConfigUpdate;
}

/**
 * Says what a change would do, and changes nothing.
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
