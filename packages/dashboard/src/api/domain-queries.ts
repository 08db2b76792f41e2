import type { DomainSort, VerificationStatus } from '@linkvitals/contract/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { isUnderWay } from './crawl-queries.ts';
import { pageByPage } from './page-by-page.ts';
import { withoutUndefined } from './without-undefined.ts';

interface DomainsQuery {
  readonly q?: string | undefined;
  readonly status?: VerificationStatus | undefined;
  readonly sort?: DomainSort | undefined;
}

/** The domains that match a search, page by page. */
export const domainsQuery = ({ q, status, sort }: DomainsQuery) =>
  infiniteQueryOptions({
    queryKey: ['domains', 'list', { q, status, sort }],
    ...pageByPage((page, options) =>
      client.domains.list(withoutUndefined({ q, verification_status: status, sort, ...page }), options),
    ),
    placeholderData: keepPreviousData,
    // While a crawl waits or runs, its state changes.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(({ last_crawl }) => isUnderWay(last_crawl?.state)))
        ? 5_000
        : false,
  });

export const domainQuery = (domainId: string) =>
  queryOptions({
    queryKey: ['domains', domainId],
    queryFn: ({ signal }) => client.domains.get(domainId, { signal }),
  });

/** The share links of a domain, newest first, page by page. */
export const shareLinksQuery = (domainId: string) =>
  infiniteQueryOptions({
    queryKey: ['share-links', 'of', domainId],
    ...pageByPage((page, options) => client.shareLinks.list(domainId, page, options)),
  });

export const badgesQuery = (domainId: string) =>
  queryOptions({
    queryKey: ['badges', 'of', domainId],
    queryFn: ({ signal }) => client.badges.list(domainId, { signal }),
  });
