import { ServiceError } from '../../../platform/errors.ts';
import type { CrawlRow, Progress } from '../crawl-row.ts';

const STREAMS_OF_ACCOUNT = 20;
const STREAMS = 500;
const RETRY_AFTER_SECONDS = 15;

/** The rows of a crawl at one look. */
export interface CrawlLook {
  readonly row: CrawlRow;
  readonly progress: Progress;
}

/** Reads the rows of one crawl for all who follow it. */
export interface CrawlWatch {
  readonly latest: CrawlLook | undefined;
  /** True when there will be no other look: the crawl has ended or is gone, nobody follows it, or the database failed. */
  readonly isOver: boolean;
  /**
   * Joins a follower.
   * @param onLook called when there is news, or the watch is over
   * @returns a function that leaves; the last follower ends the watch
   */
  join(onLook: () => void): () => void;
}

/** The streams of this server, and the crawls that they follow. */
export interface LiveCrawls {
  /** Aborts when the server stops, which ends all streams. */
  readonly closing: AbortSignal;
  /**
   * Occupies a place for a stream until the signal aborts.
   * @throws ServiceError `rate_limited` when all are occupied; `unavailable` when the server stops
   */
  enter(accountId: string, signal: AbortSignal): void;
  /** The watch of a crawl, shared by all streams that follow it. */
  watch(crawlId: string, begin: () => CrawlWatch): CrawlWatch;
  close(): void;
}

const full = (detail: string): ServiceError =>
  new ServiceError('rate_limited', { detail, retryAfterSeconds: RETRY_AFTER_SECONDS });

const stopping = (): ServiceError =>
  new ServiceError('unavailable', { detail: 'The server is stopping. Connect again.', retryAfterSeconds: 1 });

export function createLiveCrawls(): LiveCrawls {
  const closing = new AbortController();
  const watches = new Map<string, CrawlWatch>();
  const open = new Map<string, number>();
  let all = 0;
  const count = (accountId: string, by: 1 | -1): void => {
    all += by;
    const own = (open.get(accountId) ?? 0) + by;
    if (own === 0) open.delete(accountId);
    else open.set(accountId, own);
  };
  return {
    closing: closing.signal,
    enter(accountId, signal) {
      if (closing.signal.aborted) throw stopping();
      if ((open.get(accountId) ?? 0) >= STREAMS_OF_ACCOUNT) {
        throw full(`The account has ${STREAMS_OF_ACCOUNT} open streams on this server. Close one, or read the crawl.`);
      }
      if (all >= STREAMS) throw full('This server has no place for another stream. Try later, or read the crawl.');
      if (signal.aborted) return;
      count(accountId, 1);
      signal.addEventListener('abort', () => count(accountId, -1), { once: true });
    },
    watch(crawlId, begin) {
      const known = watches.get(crawlId);
      if (known !== undefined && !known.isOver) return known;
      for (const [id, { isOver }] of watches) if (isOver) watches.delete(id);
      const watch = begin();
      watches.set(crawlId, watch);
      return watch;
    },
    close: () => closing.abort(),
  };
}
