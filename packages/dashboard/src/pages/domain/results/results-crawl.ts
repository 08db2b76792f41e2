import type { Crawl } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ComponentProps, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { crawlQuery, crawlsQuery } from '../../../api/crawl-queries.ts';
import type { ShowMore } from '../../../parts/tables/show-more.tsx';

/** What identifies results: those of a crawl that is under way become others when it ends. */
export type ResultsCrawl = Pick<Crawl, 'id' | 'state'>;

const CrawlContext = createContext<ResultsCrawl | undefined>(undefined);

export const CrawlProvider = CrawlContext.Provider;

/** The crawl whose results are shown. Below `ResultsLayout` there always is one. */
export function useResultsCrawl(): ResultsCrawl {
  const crawl = useContext(CrawlContext);
  if (crawl === undefined) throw new Error('There is no crawl around this component.');
  return crawl;
}

/** The crawl that people mean when they name none: the newest that completed, or else the newest that began. */
export const defaultCrawl = (crawls: readonly Crawl[]): Crawl | undefined =>
  crawls.find(({ state }) => state === 'completed') ?? crawls.find(({ started_at }) => started_at !== null);

interface ChosenCrawl {
  /** Undefined: none yet, or none at all. */
  readonly crawl: Crawl | undefined;
  /** Those that can be chosen, newest first. */
  readonly crawls: readonly Crawl[];
  /** Of them, page by page. */
  readonly list: ComponentProps<typeof ShowMore>['list'];
  readonly isPending: boolean;
  readonly error: unknown;
}

/** The crawl that the address names, or the default of the domain. */
export function useChosenCrawl(domainId: string, crawlId: string | undefined): ChosenCrawl {
  const list = useInfiniteQuery(crawlsQuery(domainId));
  const named = useQuery({ ...crawlQuery(crawlId ?? ''), enabled: crawlId !== undefined });
  const begun = (list.data?.pages.flatMap(({ data }) => data) ?? []).filter(({ started_at }) => started_at !== null);
  if (crawlId === undefined) {
    return { crawl: defaultCrawl(begun), crawls: begun, list, isPending: list.isPending, error: list.error };
  }
  // A crawl of another domain is none of this one.
  const crawl = named.data?.domain_id === domainId ? named.data : undefined;
  const isListed = begun.some(({ id }) => id === crawlId);
  const crawls = crawl === undefined || isListed ? begun : [...begun, crawl];
  return { crawl, crawls, list, isPending: named.isPending, error: named.error };
}
