import type { CrawlState } from '@linkvitals/contract/types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { pageByPage } from './page-by-page.ts';

/** It has not ended. */
export const isUnderWay = (state: CrawlState | undefined): boolean => state === 'queued' || state === 'running';

export const crawlQuery = (crawlId: string) =>
  queryOptions({
    queryKey: ['crawls', crawlId],
    queryFn: ({ signal }) => client.crawls.get(crawlId, { signal }),
  });

/** The crawls of a domain, newest first, page by page. */
export const crawlsQuery = (domainId: string) =>
  infiniteQueryOptions({
    queryKey: ['crawls', 'of', domainId],
    ...pageByPage((page, options) => client.crawls.list(domainId, page, options)),
  });

/** The broken links of a crawl, page by page. */
export const brokenLinksQuery = (crawlId: string) =>
  infiniteQueryOptions({
    queryKey: ['crawls', crawlId, 'links'],
    ...pageByPage((page, options) => client.crawls.links(crawlId, page, options)),
  });
