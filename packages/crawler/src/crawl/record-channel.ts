import type { CrawlRecord } from '../types.ts';

/** Records that may wait for the consumer before no new request is started. */
const HIGH_WATER = 2_000;

/**
 * Records on their way from the crawl to its consumer. The crawl looks at `full` before it starts anything new, so a
 * slow consumer slows the crawl instead of filling the memory.
 */
export class RecordChannel {
  #records: CrawlRecord[] = [];
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

  async *drain(): AsyncGenerator<CrawlRecord, void> {
    for (;;) {
      if (this.#records.length > 0) {
        const batch = this.#records;
        this.#records = [];
        yield* batch;
        this.onDrained?.();
      } else if (this.#closed) {
        if (this.#error !== undefined) throw this.#error;
        return;
      } else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        this.#wake = undefined;
      }
    }
  }
}
