import type { TakenTarget, TargetQueue } from '../targets/target-queue.ts';
import { CrawlStopped } from './crawl-stopped.ts';
import type { RecordChannel } from './record-channel.ts';

/** The work for a target, by its kind. */
export interface Work {
  page(id: number): Promise<void>;
  check(id: number): Promise<void>;
  external(id: number): Promise<void>;
}

interface SchedulerParts {
  readonly queue: TargetQueue;
  readonly records: RecordChannel;
  readonly signal: AbortSignal;
}

/** Starts visits of the targets in the queue as long as the consumer keeps up. */
export class Scheduler {
  readonly #parts: SchedulerParts;
  #pumping = false;
  #failure: { error: unknown } | undefined;
  #draining: { readonly work: Work; readonly onIdle: () => void } | undefined;

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
    parts.records.onDrained = () => this.#pump();
  }

  /**
   * Does the work for all targets that wait, and for those that are added meanwhile. Resolves when none waits and none is in flight.
   * Rejects with the reason of the signal once the crawl was stopped and the visits in flight are over, and with the first bug that a visit
   * met.
   */
  async drain(work: Work): Promise<void> {
    const idle = new Promise<void>((onIdle) => {
      this.#draining = { work, onIdle };
    });
    const { signal } = this.#parts;
    const onAbort = (): void => this.#pump();
    signal.addEventListener('abort', onAbort, { once: true });
    this.#pump();
    await idle;
    this.#draining = undefined;
    signal.removeEventListener('abort', onAbort);
    if (this.#failure !== undefined) throw this.#failure.error;
    signal.throwIfAborted();
  }

  #pump(): void {
    // Nothing is started between two drains, even when the consumer catches up: the phases of the crawl decide then.
    if (this.#pumping || this.#draining === undefined) return;
    const { work, onIdle } = this.#draining;
    const { signal, records, queue } = this.#parts;
    this.#pumping = true;
    if (!signal.aborted && this.#failure === undefined && !records.full) {
      for (let next = queue.takeOwn(); next !== undefined; next = queue.takeOwn()) void this.#visit(next, work);
      for (let next = queue.takeExternal(); next !== undefined; next = queue.takeExternal())
        void this.#visit(next, work);
    }
    this.#pumping = false;
    const stopped = signal.aborted || this.#failure !== undefined;
    if (queue.isIdle && (stopped || queue.isEmpty)) onIdle();
  }

  async #visit(taken: TakenTarget, work: Work): Promise<void> {
    try {
      await work[taken.kind](taken.id);
    } catch (error) {
      if (!this.#parts.signal.aborted && !(error instanceof CrawlStopped)) this.#failure ??= { error };
    }
    this.#parts.queue.finish(taken);
    this.#pump();
  }
}
