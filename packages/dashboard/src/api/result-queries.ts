import type { Crawl } from '@linkvitals/contract/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { linkFilterOf } from '../pages/domain/results/link-filter.ts';
import type { LinksSearch, PagesSearch } from '../pages/domain/results/results-search.ts';
import { client } from './client.ts';
import { isUnderWay } from './crawl-queries.ts';
import { INNER_ROWS, pageByPage } from './page-by-page.ts';
import { withoutUndefined } from './without-undefined.ts';

/** Rows per page of results: the maximum that the server allows. */
export const RESULT_ROWS = 100;

type ResultsOf = Pick<Crawl, 'id' | 'state'>;

/** Results of an ended crawl never change. */
const staleTime = ({ state }: ResultsOf): number => (isUnderWay(state) ? 5_000 : Number.POSITIVE_INFINITY);

/** The query key of results. It includes the state, so that results of a crawl under way are not mixed with those at its end. */
const keyOf = ({ id, state }: ResultsOf) => ['crawls', id, 'results', state] as const;

/** The targets of the links of a crawl, page by page. */
export const linksQuery = (crawl: ResultsOf, search: LinksSearch) => {
  const filter = withoutUndefined(linkFilterOf(search));
  return infiniteQueryOptions({
    queryKey: [...keyOf(crawl), 'links', filter],
    ...pageByPage((part, options) => client.crawls.links(crawl.id, { ...filter, ...part }, options), RESULT_ROWS),
    placeholderData: keepPreviousData,
    staleTime: staleTime(crawl),
  });
};

/** One target of a crawl by its number; null when there is none. */
export const linkQuery = (crawl: ResultsOf, target: number) =>
  queryOptions({
    queryKey: [...keyOf(crawl), 'links', target],
    queryFn: async ({ signal }) => (await client.crawls.links(crawl.id, { target }, { signal })).data[0] ?? null,
    staleTime: staleTime(crawl),
  });

/** The number of links with each verdict and each reason. */
export const linkCountsQuery = (crawl: ResultsOf) =>
  queryOptions({
    queryKey: [...keyOf(crawl), 'link-counts'],
    queryFn: ({ signal }) => client.crawls.linkCounts(crawl.id, { signal }),
    staleTime: staleTime(crawl),
  });

/** The places on pages that hold a link, page by page. */
export const linkPagesQuery = (crawl: ResultsOf, targetId: number) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(crawl), 'links', targetId, 'pages'],
    ...pageByPage((part, options) => client.crawls.linkPages(crawl.id, targetId, part, options), INNER_ROWS),
    staleTime: staleTime(crawl),
  });

/** The pages that a crawl read, page by page. */
export const pagesQuery = (crawl: ResultsOf, { q, problem, rendered, sort }: PagesSearch) => {
  const filter = withoutUndefined({ q, problem, rendered, sort });
  return infiniteQueryOptions({
    queryKey: [...keyOf(crawl), 'pages', filter],
    ...pageByPage((part, options) => client.crawls.pages(crawl.id, { ...filter, ...part }, options), RESULT_ROWS),
    placeholderData: keepPreviousData,
    staleTime: staleTime(crawl),
  });
};

/** The number of pages on which each check found something. */
export const findingCountsQuery = (crawl: ResultsOf) =>
  queryOptions({
    queryKey: [...keyOf(crawl), 'finding-counts'],
    queryFn: ({ signal }) => client.crawls.findingCounts(crawl.id, { signal }),
    staleTime: staleTime(crawl),
  });

/** The pages on which a check found something, page by page. */
export const findingsQuery = (crawl: ResultsOf, code: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(crawl), 'findings', code],
    ...pageByPage((part, options) => client.crawls.findings(crawl.id, { code, ...part }, options), INNER_ROWS),
    staleTime: staleTime(crawl),
  });
