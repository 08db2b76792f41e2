import type { Crawl } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ComponentProps, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { crawlQuery, crawlsQuery } from '../../../api/crawl-queries.ts';
import type { ShowMore } from '../../../parts/tables/show-more.tsx';

/** The route of the results, whose query names the crawl. */
export const RESULTS = '/signed-in/domains/$domainId/results';

/** The crawl that results belong to, with its state, because results change when the crawl ends. */
export interface ResultsCrawl extends Pick<Crawl, 'id' | 'state'> {
  /** Its pages are rendered. */
  readonly isRendering: boolean;
}

const CrawlContext = createContext<ResultsCrawl | undefined>(undefined);

export const CrawlProvider = CrawlContext.Provider;

/** The crawl whose results are shown. Use it below `ResultsLayout`, which always provides one. */
export function useResultsCrawl(): ResultsCrawl {
  const crawl = useContext(CrawlContext);
  if (crawl === undefined) throw new Error('There is no crawl around this component.');
  return crawl;
}

/** The crawl that is shown by default: the newest completed one, else the newest that has started. */
export const defaultCrawl = (crawls: readonly Crawl[]): Crawl | undefined =>
  crawls.find(({ state }) => state === 'completed') ?? crawls.find(({ started_at }) => started_at !== null);

interface ChosenCrawl {
  /** Undefined while it is loading, and when there is none. */
  readonly crawl: Crawl | undefined;
  /** The crawls that can be chosen, newest first. */
  readonly crawls: readonly Crawl[];
  /** The list of these crawls, page by page. */
  readonly list: ComponentProps<typeof ShowMore>['list'];
  readonly isPending: boolean;
  readonly error: unknown;
}

/** The crawl that the address names, else the default of the domain. */
export function useChosenCrawl(domainId: string, crawlId: string | undefined): ChosenCrawl {
  const list = useInfiniteQuery(crawlsQuery(domainId));
  const named = useQuery({ ...crawlQuery(crawlId ?? ''), enabled: crawlId !== undefined });
  const begun = (list.data?.pages.flatMap(({ data }) => data) ?? []).filter(({ started_at }) => started_at !== null);
  if (crawlId === undefined) {
    return { crawl: defaultCrawl(begun), crawls: begun, list, isPending: list.isPending, error: list.error };
  }
  // The address may name a crawl of another domain, which is not shown here.
  const crawl = named.data?.domain_id === domainId ? named.data : undefined;
  const isListed = begun.some(({ id }) => id === crawlId);
  const crawls = crawl === undefined || isListed ? begun : [...begun, crawl];
  return { crawl, crawls, list, isPending: named.isPending, error: named.error };
}
