import { Queue } from '../memory/queue.ts';
import type { CrawlRecord } from '../types/records.ts';

/** Records that may wait for the consumer before no new request is started. */
const HIGH_WATER = 2_000;

type Result = IteratorResult<CrawlRecord, void>;

/**
 * Records on their way from the crawl to its consumer. The crawl looks at `full` before it starts anything new, so a slow consumer slows
 * the crawl instead of filling the memory.
 *
 * The iterator is written without a generator: an async generator that passes on the items of a list takes five rounds of the microtask
 * queue for each, and there are several records for each page.
 */
export class RecordChannel {
  readonly #records = new Queue<CrawlRecord>();
  /** A record was taken since `onDrained` was called last. */
  #isTaken = false;
  #closed = false;
  #error: unknown;
  #wake: (() => void) | undefined;
  /** Called when the consumer has taken all records that waited. */
  onDrained: (() => void) | undefined;

  get full(): boolean {
    return this.#records.length >= HIGH_WATER;
  }

  push(record: CrawlRecord): void {
    this.#records.push(record);
    this.#wake?.();
  }

  /** Ends the records; `error` is thrown at the consumer after the last of them. */
  close(error?: unknown): void {
    this.#closed = true;
    this.#error = error;
    this.#wake?.();
  }

  /** Takes a record that waits, without a promise: usually several wait, and a promise for each costs more than to take it. */
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
