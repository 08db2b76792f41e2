import type { Crawl } from '@linkvitals/contract/types';
import { followCrawl as updatesOf } from '@linkvitals/sdk/follow';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { crawlQuery } from '../../../api/crawl-queries.ts';
import { recoveries } from '../../../app/connection/connection.ts';
import { noteError } from '../../../app/connection/note-error.ts';

type OnEnd = (crawl: Crawl) => void;

interface Following {
  readonly end: AbortController;
  /** The parts of the page that follow the crawl. */
  readonly followers: Set<{ readonly onEnd: OnEnd | undefined }>;
}

/** Streams of updates, by the id of the crawl and the number of outages so far. After each outage a new stream begins. */
const followings = new Map<string, Following>();

async function follow(queries: QueryClient, crawlId: string, { end, followers }: Following): Promise<void> {
  const key = crawlQuery(crawlId).queryKey;
  const change = (part: Partial<Crawl>) => queries.setQueryData(key, (old) => old && { ...old, ...part });
  for await (const update of updatesOf(client, crawlId, { signal: end.signal })) {
    if (update.event === 'state') change(update.data);
    else if (update.event === 'progress') change({ progress: update.data });
    else {
      queries.setQueryData(key, update.data);
      for (const { onEnd } of followers) onEnd?.(update.data);
      // The crawl has changed its domain, the list, issues and usage.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    }
  }
}

function begin(queries: QueryClient, crawlId: string): Following {
  const following: Following = { end: new AbortController(), followers: new Set() };
  // An outage has a banner. After it, the crawl is fetched and followed again.
  follow(queries, crawlId, following).catch(
    (error: unknown) => following.end.signal.aborted || noteError(queries, error),
  );
  return following;
}

/**
 * Updates a crawl in the cache until it has ended. The parts of a page that follow the same crawl share one stream of updates.
 * @param onEnd called once, when the crawl has ended
 * @returns a function that stops following
 */
export function followCrawl(queries: QueryClient, crawlId: string, onEnd?: OnEnd): () => void {
  const name = `${crawlId} ${recoveries.get()}`;
  const following = followings.get(name) ?? begin(queries, crawlId);
  followings.set(name, following);
  const follower = { onEnd };
  following.followers.add(follower);
  return () => {
    following.followers.delete(follower);
    if (following.followers.size > 0) return;
    followings.delete(name);
    following.end.abort();
  };
}
