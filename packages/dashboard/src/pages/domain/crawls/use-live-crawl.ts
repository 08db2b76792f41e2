import type { Crawl } from '@linkvitals/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'preact/hooks';
import { crawlQuery, isUnderWay } from '../../../api/crawl-queries.ts';
import { recoveries } from '../../../app/connection/connection.ts';
import { useStore } from '../../../store.ts';
import { followCrawl } from './follow-crawl.ts';

/**
 * A crawl, with its state and progress updated while it is under way.
 * @param onEnd called once, when a crawl that was under way has ended
 */
export function useLiveCrawl(crawlId: string, onEnd?: (crawl: Crawl) => void): Crawl | undefined {
  const queries = useQueryClient();
  const { data: crawl } = useQuery(crawlQuery(crawlId));
  const recovered = useStore(recoveries);
  const isLive = isUnderWay(crawl?.state);
  useEffect(() => (isLive ? followCrawl(queries, crawlId, onEnd) : undefined), [crawlId, isLive, queries, recovered]);
  return crawl;
}
