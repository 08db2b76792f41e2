export interface Clock {
  /** Epoch ms. */
  now(): number;
  /** Monotonic ms, for durations. */
  monotonic(): number;
  /** Rejects when the signal aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/**
 * Milliseconds by which the clocks of servers may differ. A time further ahead was set by a wrong clock, or before this
 * clock was corrected.
 */
export const CLOCKS_DIFFER = 30 * 60_000;

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep,
};

/**
 * Sleeps, and rejects with the signal's own reason: `node:timers/promises` would make an error with a stack for each
 * sleep that ends early.
 */
function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
