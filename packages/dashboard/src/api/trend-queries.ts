import type { TrendSpan } from '@linkvitals/contract/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** The figures of each crawl of a domain in a window that ends now. */
export const domainTrendsQuery = (domainId: string, window: TrendSpan) =>
  queryOptions({
    queryKey: ['trends', 'of', domainId, window],
    queryFn: ({ signal }) => client.domains.trends(domainId, { window }, { signal }),
  });

/** The figures of the last crawls of each day, over all domains that the person may see. */
export const accountTrendsQuery = (window: TrendSpan) =>
  queryOptions({
    queryKey: ['trends', 'all', window],
    queryFn: ({ signal }) => client.account.trends({ window }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The last crawls of domains, by the id of the domain. */
export const recentCrawlsQuery = (domainIds: readonly string[]) =>
  queryOptions({
    queryKey: ['trends', 'recent', domainIds],
    queryFn: async ({ signal }) => {
      const { data } = await client.domains.recentCrawls({ domain_id: domainIds.join(',') }, { signal });
      return new Map(data.map(({ domain_id, crawls }) => [domain_id, crawls]));
    },
    enabled: domainIds.length > 0,
  });
