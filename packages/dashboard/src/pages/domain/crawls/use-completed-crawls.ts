import type { Crawl } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { crawlsQuery } from '../../../api/crawl-queries.ts';

/** The newest completed crawls of a domain; undefined until they are known. */
export function useCompletedCrawls(domainId: string): readonly Crawl[] | undefined {
  const { data } = useInfiniteQuery(crawlsQuery(domainId));
  return data?.pages.flatMap((page) => page.data).filter(({ state }) => state === 'completed');
}
