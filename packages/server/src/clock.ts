import { setTimeout as wait } from 'node:timers/promises';

export interface Clock {
  /** Epoch ms. */
  now(): number;
  /** Monotonic ms, for durations. */
  monotonic(): number;
  /** Rejects when the signal aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep: (ms, signal) => wait(ms, undefined, signal === undefined ? {} : { signal }),
};
