import type { Crawl } from '@linkvitals/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { crawlQuery, isUnderWay } from '../../../api/crawl-queries.ts';
import { recoveries } from '../../../app/connection/connection.ts';
import { noteError } from '../../../app/connection/note-error.ts';
import { useStore } from '../../../store.ts';

/**
 * A crawl, and as long as it is under way its state and progress as they change.
 * @param onEnd called once, when a crawl that was followed has ended
 */
export function useLiveCrawl(crawlId: string, onEnd?: (crawl: Crawl) => void): Crawl | undefined {
  const queries = useQueryClient();
  const { data: crawl } = useQuery(crawlQuery(crawlId));
  const recovered = useStore(recoveries);
  const isLive = isUnderWay(crawl?.state);
  useEffect(() => {
    if (!isLive) return;
    const end = new AbortController();
    const key = crawlQuery(crawlId).queryKey;
    const change = (part: Partial<Crawl>) => queries.setQueryData(key, (old) => old && { ...old, ...part });
    const follow = async () => {
      for await (const update of client.crawls.follow(crawlId, { signal: end.signal })) {
        if (update.event === 'state') change(update.data);
        else if (update.event === 'progress') change({ progress: update.data });
        else {
          queries.setQueryData(key, update.data);
          onEnd?.(update.data);
          // What the crawl changed: its domain, the list, issues, usage.
          void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
        }
      }
    };
    // An outage has its banner; after it the crawl is fetched, and followed, again.
    follow().catch((error: unknown) => end.signal.aborted || noteError(queries, error));
    return () => end.abort();
  }, [crawlId, isLive, queries, recovered]);
  return crawl;
}
