import type { CrawlConfigPreview } from '@linkvitals/contract';
import { toIso } from '../../../platform/time.ts';
import type { ConfigPreview } from './preview-crawl-config.ts';

export const presentPreview = ({ exclusions, nextCrawls }: ConfigPreview): CrawlConfigPreview => ({
  exclusions: exclusions && {
    crawl_id: exclusions.crawlId,
    pages: exclusions.pages,
    excluded: exclusions.excluded,
    first_excluded: [...exclusions.firstExcluded],
    complete: exclusions.isComplete,
  },
  next_crawls: nextCrawls.map(toIso),
});
