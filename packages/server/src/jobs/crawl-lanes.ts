import type { Clock } from '../clock.ts';
import type { Pool } from './pool.ts';

/** A crawl that was begun here is not begun here again for this long, ms: it may have been turned away, or be broken. */
const REST = 5_000;

/** The places for crawls in this process, and what fills them. */
export interface CrawlLanes {
  readonly free: number;
  /**
   * Fills the free places with crawls that are due and goes on, place by place, until none is. Which crawl is next is
   * queried anew each time, so that whoever rings or was queued first has no advantage. Resolves when the place that this
   * call took is given back. Never rejects.
   */
  work(): Promise<void>;
  /** Begins no more crawls and waits for those that run. */
  drain(): Promise<void>;
}

interface LaneOptions {
  readonly pool: Pool;
  readonly clock: Pick<Clock, 'monotonic'>;
  /** The id of the crawl to run next, none of these. */
  readonly next: (except: readonly string[]) => Promise<string | undefined>;
  /** Called when `next` failed; the sweep comes back. */
  readonly onError: (error: unknown) => void;
}

export function createCrawlLanes({ pool, clock, next, onError }: LaneOptions): CrawlLanes {
  /** When each was begun; while it is under way, never over. */
  const begun = new Map<string, number>();
  const lanes = new Set<Promise<void>>();
  let draining = false;
  let choosing: Promise<unknown> = Promise.resolve();

  const choose = async (): Promise<{ over: Promise<void> } | undefined> => {
    if (draining || pool.free === 0) return undefined;
    for (const [id, at] of begun) if (clock.monotonic() - at >= REST) begun.delete(id);
    const id = await next([...begun.keys()]);
    // Checked once more: the query took a while.
    if (id === undefined || draining) return undefined;
    begun.set(id, Number.POSITIVE_INFINITY);
    const over = pool.run(id).then(() => void begun.set(id, clock.monotonic()));
    return { over };
  };

  /** One choice at a time, or two would choose the same. */
  const chooseSerially = (): ReturnType<typeof choose> => {
    const chosen = choosing.then(choose);
    choosing = chosen.catch(() => {});
    return chosen;
  };

  const lane = async (): Promise<void> => {
    try {
      for (let chosen = await chooseSerially(); chosen !== undefined; chosen = await chooseSerially()) {
        if (pool.free > 0) void work();
        await chosen.over;
      }
    } catch (error) {
      onError(error);
    }
  };

  const work = (): Promise<void> => {
    const running = lane().finally(() => lanes.delete(running));
    lanes.add(running);
    return running;
  };

  return {
    get free() {
      return pool.free;
    },
    work,
    async drain() {
      draining = true;
      await pool.drain();
      await Promise.all(lanes);
    },
  };
}
