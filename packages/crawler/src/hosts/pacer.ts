import type { CrawlClock } from '../crawl-options.ts';

/** Factor of the interval: requests leave a little slower than the rate, because two of them may travel at different speeds. */
const MARGIN = 1.02;

/**
 * Paces the requests to one host: at most `inFlight` at a time, their starts at least `intervalMs` apart (measured from the real start, so
 * a late timer never brings two of them closer), and none while the host is paused.
 */
export class Pacer {
  readonly #clock: CrawlClock;
  readonly #inFlight: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #lastStart = Number.NEGATIVE_INFINITY;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #latest: Promise<void> = Promise.resolve();
  /** ms between two starts; 0 = none. May change at any time. */
  intervalMs: number;

  constructor(options: { intervalMs: number; inFlight: number; clock: CrawlClock }) {
    this.intervalMs = options.intervalMs;
    this.#inFlight = options.inFlight;
    this.#clock = options.clock;
  }

  get idle(): boolean {
    return this.#running === 0 && this.#clock.now() >= Math.max(this.#pausedUntil, this.#nextStart());
  }

  /** Starts no request in the next `ms`. A shorter pause never ends a longer one. */
  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + ms);
  }

  /** Runs `send` in the next slot. Rejects with the signal's reason when it is aborted while waiting. */
  async run<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    if (this.#running >= this.#inFlight) await this.#slot(signal);
    else this.#running++;
    try {
      if (this.intervalMs > 0 || this.#pausedUntil > Number.NEGATIVE_INFINITY) await this.#start(signal);
      signal.throwIfAborted();
      return await send();
    } finally {
      // The slot passes to the request that waits longest, and is free only when none waits.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }

  #slot(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(signal.reason);
      };
      this.#waiting.push(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** Starts requests one after the other, so that each sees when the one before it started. */
  async #start(signal: AbortSignal): Promise<void> {
    const before = this.#latest;
    let done = (): void => {};
    const started = new Promise<void>((resolve) => {
      done = resolve;
    });
    // Set even if this request leaves early: the next one still waits for those before it.
    this.#latest = before.then(() => started);
    try {
      await orAborted(before, signal);
      for (;;) {
        signal.throwIfAborted();
        const now = this.#clock.now();
        const at = Math.max(this.#pausedUntil, this.#nextStart());
        if (now >= at) {
          this.#lastStart = now;
          return;
        }
        await this.#clock.sleep(at - now, signal);
      }
    } finally {
      done();
    }
  }

  #nextStart(): number {
    return this.intervalMs === 0 ? Number.NEGATIVE_INFINITY : this.#lastStart + this.intervalMs * MARGIN;
  }
}

/** Waits for a promise that cannot be aborted. Rejects with the reason of the signal as soon as that is aborted. */
function orAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    promise.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject);
  });
}
