import type { CrawlClock, OwnHostRate } from '../crawl-options.ts';
import { Pacer } from './pacer.ts';

/** Longest Crawl-delay that is obeyed, seconds; more would make a crawl of any size impossible. */
const MAX_CRAWL_DELAY_S = 10;
/** Good answers in a row after which the rate goes up a little, and by how much. */
const CLEAN_BATCH = 10;
const STEP_UP = 0.25;
/** Share of the rate that is left after a sign of overload. */
const STEP_DOWN = 0.75;

/**
 * Pace of the site's own host: additive increase while it answers well, multiplicative decrease when it refuses or
 * fails, always between the owner's bounds and never faster than its Crawl-delay.
 */
export class OwnHost {
  readonly #pacer: Pacer;
  readonly #bounds: OwnHostRate;
  #rate: number;
  #clean = 0;
  #crawlDelayMs = 0;

  constructor(bounds: OwnHostRate, clock: CrawlClock) {
    this.#bounds = bounds;
    this.#rate = bounds.start;
    this.#pacer = new Pacer({ intervalMs: 0, inFlight: bounds.inFlight, clock });
    this.#apply();
  }

  /** Requests a second at present; 0 = no limit. */
  get rate(): number {
    return this.#pacer.intervalMs === 0 ? 0 : 1_000 / this.#pacer.intervalMs;
  }

  run<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
    return this.#pacer.run(send, signal);
  }

  pause(ms: number): void {
    this.#pacer.pause(ms);
  }

  /** @returns ms between requests that are obeyed, of all demands */
  obeyCrawlDelay(seconds: number): number {
    this.#crawlDelayMs = Math.max(this.#crawlDelayMs, Math.min(seconds, MAX_CRAWL_DELAY_S) * 1_000);
    this.#apply();
    return this.#crawlDelayMs;
  }

  noteGoodAnswer(): void {
    if (++this.#clean < CLEAN_BATCH) return;
    this.#clean = 0;
    this.#change(this.#rate + STEP_UP);
  }

  noteOverload(): void {
    this.#clean = 0;
    this.#change(this.#rate * STEP_DOWN);
  }

  #change(rate: number): void {
    if (this.#bounds.start === 0) return;
    this.#rate = Math.min(this.#bounds.max, Math.max(this.#bounds.min, rate));
    this.#apply();
  }

  #apply(): void {
    this.#pacer.intervalMs = Math.max(this.#rate === 0 ? 0 : 1_000 / this.#rate, this.#crawlDelayMs);
  }
}
