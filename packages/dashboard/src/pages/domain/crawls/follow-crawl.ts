import type { Crawl } from '@linkvitals/contract/types';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { crawlQuery } from '../../../api/crawl-queries.ts';
import { recoveries } from '../../../app/connection/connection.ts';
import { noteError } from '../../../app/connection/note-error.ts';

type OnEnd = (crawl: Crawl) => void;

interface Following {
  readonly end: AbortController;
  /** Of each part of the page that follows. */
  readonly followers: Set<{ readonly onEnd: OnEnd | undefined }>;
}

/** Streams of updates, by the id of the crawl and the outages before them: after each a new one begins. */
const followings = new Map<string, Following>();

async function follow(queries: QueryClient, crawlId: string, { end, followers }: Following): Promise<void> {
  const key = crawlQuery(crawlId).queryKey;
  const change = (part: Partial<Crawl>) => queries.setQueryData(key, (old) => old && { ...old, ...part });
  for await (const update of client.crawls.follow(crawlId, { signal: end.signal })) {
    if (update.event === 'state') change(update.data);
    else if (update.event === 'progress') change({ progress: update.data });
    else {
      queries.setQueryData(key, update.data);
      for (const { onEnd } of followers) onEnd?.(update.data);
      // What the crawl changed: its domain, the list, issues, usage.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    }
  }
}

function begin(queries: QueryClient, crawlId: string): Following {
  const following: Following = { end: new AbortController(), followers: new Set() };
  // An outage has its banner; after it the crawl is fetched, and followed, again.
  follow(queries, crawlId, following).catch(
    (error: unknown) => following.end.signal.aborted || noteError(queries, error),
  );
  return following;
}

/**
 * Keeps a crawl in the cache as it changes, until it has ended; the parts of a page that follow it share one stream of updates.
 * @param onEnd called once, when the crawl has ended
 * @returns to stop
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
