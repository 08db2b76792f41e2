import type { Clock } from '../clock.ts';
import type { ServiceError } from '../errors.ts';

interface Patience {
  readonly clock: Clock;
  /** How long a caller may be inside, as things are now, ms. */
  readonly patienceMs: () => number;
  /** How often that is looked at, ms. */
  readonly everyMs: number;
  /** What callers get whose time is over. */
  readonly refusal: () => ServiceError;
}

/**
 * Callers whose waits can be ended. One timer is for all of them: one for each costs a request more than a statement does.
 */
export class CallersInside {
  readonly #patience: Patience;
  /** When each came in, ms; in that order. Not one promise for all: it would keep every request that it ever held. */
  readonly #inside = new Map<(error: ServiceError) => void, number>();
  readonly #stopping = new AbortController();
  #isWatching = false;

  constructor(patience: Patience) {
    this.#patience = patience;
  }

  /** Does the work, until its end or that of the caller's wait. The work goes on unwatched then. */
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

  /** Nobody's patience ends any more. */
  stop(): void {
    this.#stopping.abort();
  }

  /** As long as somebody is inside. */
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
      // The only way that a sleep rejects is to be stopped.
    }
    this.#isWatching = false;
  }
}
