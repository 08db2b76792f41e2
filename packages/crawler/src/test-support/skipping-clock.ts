import type { CrawlClock } from '../crawl-options.ts';

const HOUR_MS = 3_600_000;

interface SkippingClock extends CrawlClock {
  /** All requested waits, ms. */
  readonly waits: number[];
}

/** A clock on which time passes as soon as code waits for it. Waits of an hour and more (time limits) end only by abort. */
export function skippingClock(): SkippingClock {
  let now = 0;
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    sleep(ms, signal) {
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
        if (ms >= HOUR_MS) return;
        waits.push(ms);
        setImmediate(() => {
          now += ms;
          resolve();
        });
      });
    },
  };
}
