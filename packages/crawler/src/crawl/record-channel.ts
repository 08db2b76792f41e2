import { Queue } from '../memory/queue.ts';
import type { CrawlRecord } from '../types/records.ts';

/** Records that may wait for the consumer before no new request is started. */
const HIGH_WATER = 2_000;

type Result = IteratorResult<CrawlRecord, void>;

/**
 * Records on their way from the crawl to its consumer. The crawl looks at `full` before it starts anything new, so a
 * slow consumer slows the crawl instead of filling the memory.
 *
 * An iterator written out: an async generator that hands on the items of a list takes five rounds of the microtask queue
 * for each, and there are several records for each page.
 */
export class RecordChannel {
  readonly #records = new Queue<CrawlRecord>();
  /** Something was taken since the crawl last learned that nothing waits. */
  #isTaken = false;
  #closed = false;
  #error: unknown;
  #wake: (() => void) | undefined;
  /** Called when the consumer has taken all that was waiting. */
  onDrained: (() => void) | undefined;

  get full(): boolean {
    return this.#records.length >= HIGH_WATER;
  }

  push(record: CrawlRecord): void {
    this.#records.push(record);
    this.#wake?.();
  }

  /** No more records; `error` is thrown at the consumer after the last of them. */
  close(error?: unknown): void {
    this.#closed = true;
    this.#error = error;
    this.#wake?.();
  }

  /** A record that is there; mostly there are several, and a promise for each costs more than to take it. */
  take(): CrawlRecord | undefined {
    const record = this.#records.take();
    if (record !== undefined) this.#isTaken = true;
    return record;
  }

  async next(): Promise<Result> {
    for (;;) {
      const record = this.take();
      if (record !== undefined) return { value: record, done: false };
      if (this.#isTaken) {
        this.#isTaken = false;
        this.onDrained?.();
      } else if (this.#closed) {
        if (this.#error !== undefined) throw this.#error;
        return { value: undefined, done: true };
      } else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        this.#wake = undefined;
      }
    }
  }
}
