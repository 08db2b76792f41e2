import type { CrawlState } from '@linkvitals/contract/types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { pageByPage } from './page-by-page.ts';

/** Whether a crawl in this state has not ended yet. */
export const isUnderWay = (state: CrawlState | undefined): boolean => state === 'queued' || state === 'running';

export const crawlQuery = (crawlId: string) =>
  queryOptions({
    queryKey: ['crawls', crawlId],
    queryFn: ({ signal }) => client.crawls.get(crawlId, { signal }),
  });

interface QueuedSpan {
  /** RFC 3339, inclusive. */
  readonly from?: string;
  /** RFC 3339, exclusive. */
  readonly to?: string;
}

/** The crawls of a domain, newest first, page by page. @param queued the time in which they were queued; default: any */
export const crawlsQuery = (domainId: string, queued: QueuedSpan = {}) =>
  infiniteQueryOptions({
    queryKey: ['crawls', 'of', domainId, ...(Object.keys(queued).length > 0 ? [queued] : [])],
    ...pageByPage((page, options) => client.crawls.list(domainId, { ...queued, ...page }, options)),
  });

/** The broken links of a crawl, page by page. */
export const brokenLinksQuery = (crawlId: string) =>
  infiniteQueryOptions({
    queryKey: ['crawls', crawlId, 'links'],
    ...pageByPage((page, options) => client.crawls.links(crawlId, page, options)),
  });
