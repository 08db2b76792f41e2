import type { Clock } from '../platform/clock.ts';
import type { Places, Pool } from './pool.ts';

/** After a run of a crawl ended here, it is not begun here again for this long, ms. It may have been refused, or be broken. */
const REST = 5_000;

/** The places for crawls in this process. They are filled with the crawls that are next. */
export interface CrawlLanes extends Places {
  /**
   * Fills the free places with crawls that are due and goes on, place by place, until none is. Which crawl is next is
   * queried anew each time, so that the one that was woken or queued first has no advantage. Resolves when the place that
   * this call took is given back. Never rejects.
   */
  run(): Promise<void>;
  /** Does the same, but resolves as soon as it is known whether a crawl could begin. Never rejects. */
  begin(): Promise<boolean>;
  /** Waits for the crawls that run; no other begins. */
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
  /** The time at which each crawl ended here; infinite while it runs. */
  const endedAt = new Map<string, number>();
  const lanes = new Set<Promise<void>>();
  let draining = false;
  let choosing: Promise<unknown> = Promise.resolve();

  const choose = async (): Promise<{ over: Promise<void> } | undefined> => {
    if (draining || pool.free === 0) return undefined;
    for (const [id, at] of endedAt) if (clock.monotonic() - at >= REST) endedAt.delete(id);
    const id = await next([...endedAt.keys()]);
    // Checked again, because the query took a while.
    if (id === undefined || draining) return undefined;
    endedAt.set(id, Number.POSITIVE_INFINITY);
    const over = pool.run(id).then(() => void endedAt.set(id, clock.monotonic()));
    return { over };
  };

  /** Makes one choice at a time, because two at once would choose the same crawl. */
  const chooseSerially = (): ReturnType<typeof choose> => {
    const chosen = choosing.then(choose);
    choosing = chosen.catch(() => {});
    return chosen;
  };

  const lane = async (hasBegun: PromiseWithResolvers<boolean>): Promise<void> => {
    try {
      for (let chosen = await chooseSerially(); chosen !== undefined; chosen = await chooseSerially()) {
        hasBegun.resolve(true);
        if (pool.free > 0) void run();
        await chosen.over;
      }
    } catch (error) {
      onError(error);
    }
    // Without effect if a crawl has begun.
    hasBegun.resolve(false);
  };

  const run = (hasBegun = Promise.withResolvers<boolean>()): Promise<void> => {
    const running = lane(hasBegun).finally(() => lanes.delete(running));
    lanes.add(running);
    return running;
  };

  return {
    size: pool.size,
    get free() {
      return pool.free;
    },
    // The next crawl is chosen when a place is free, so none waits here.
    get room() {
      return pool.free;
    },
    run: () => run(),
    begin() {
      const hasBegun = Promise.withResolvers<boolean>();
      void run(hasBegun);
      return hasBegun.promise;
    },
    offer() {
      // Other servers get the alarm too, because they may have more room.
      void run();
      return false;
    },
    async drain() {
      draining = true;
      await pool.drain();
      await Promise.all(lanes);
    },
  };
}
