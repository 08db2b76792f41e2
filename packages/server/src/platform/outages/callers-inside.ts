import type { Clock } from '../clock.ts';
import type { ServiceError } from '../errors.ts';

interface Patience {
  readonly clock: Clock;
  /** Milliseconds that a caller may be inside at present */
  readonly patienceMs: () => number;
  /** Milliseconds between two checks of that time */
  readonly everyMs: number;
  /** Makes the error for callers whose time is over. */
  readonly refusal: () => ServiceError;
}

/**
 * Callers whose waits can be ended early. One timer serves all of them, because one for each would cost a request more
 * than a statement does.
 */
export class CallersInside {
  readonly #patience: Patience;
  /**
   * Times at which callers came in, ms, in that order, by the function that ends the wait. A single promise for all
   * would keep every request in memory that ever waited for it.
   */
  readonly #inside = new Map<(error: ServiceError) => void, number>();
  readonly #stopping = new AbortController();
  #isWatching = false;

  constructor(patience: Patience) {
    this.#patience = patience;
  }

  /**
   * Does the work and waits for its end, or until the caller's wait is ended. In the second case the work continues
   * unwatched.
   */
  async through<T>(work: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#inside.set(reject, this.#patience.clock.monotonic());
    if (!this.#isWatching) void this.#watch();
    try {
      work().then(resolve, reject);
      return await promise;
    } finally {
      this.#inside.delete(reject);
    }
  }

  letAllGo(error: () => ServiceError): void {
    for (const reject of this.#inside.keys()) reject(error());
  }

  /** Stops the timer: no wait is ended for its duration any more. */
  stop(): void {
    this.#stopping.abort();
  }

  /** Ends waits that are over, as long as there are callers inside. */
  async #watch(): Promise<void> {
    const { clock, everyMs, patienceMs, refusal } = this.#patience;
    this.#isWatching = true;
    try {
      while (this.#inside.size > 0) {
        await clock.sleep(everyMs, this.#stopping.signal);
        const patience = patienceMs();
        for (const [reject, since] of this.#inside) {
          if (clock.monotonic() - since < patience) break;
          reject(refusal());
        }
      }
    } catch {
      // A sleep rejects only when the timer is stopped.
    }
    this.#isWatching = false;
  }
}
