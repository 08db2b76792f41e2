import { setTimeout as delay } from 'node:timers/promises';
import type { CrawlClock } from './crawl-options.ts';

/** Longest timer: Node ends a longer one at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The monotonic clock of this process. */
export const systemClock: CrawlClock = {
  now: () => performance.now(),
  sleep: async (ms, signal) => {
    await delay(Math.min(MAX_TIMER_MS, Math.max(0, ms)), undefined, signal === undefined ? {} : { signal });
  },
};
