import type { Frontier } from '../targets/frontier.ts';
import type { Lanes } from '../targets/lanes.ts';
import type { PageBudget } from '../targets/page-budget.ts';
import type { Targets } from '../targets/targets.ts';
import { CrawlStopped } from './crawl-stopped.ts';
import type { RecordChannel } from './record-channel.ts';

/** What is done with targets of each kind. */
export interface Work {
  page(id: number): Promise<void>;
  check(id: number): Promise<void>;
  external(id: number): Promise<void>;
}

interface SchedulerParts {
  readonly frontier: Frontier;
  readonly lanes: Lanes;
  readonly targets: Targets;
  readonly budget: PageBudget;
  readonly records: RecordChannel;
  readonly signal: AbortSignal;
  /** Requests of the own host at once. */
  readonly inFlight: number;
}

/** Starts what waits in the lanes as long as there is room in flight, in the page budget and with the consumer. */
export class Scheduler {
  readonly #parts: SchedulerParts;
  #own = 0;
  #external = 0;
  #pumping = false;
  #failure: { error: unknown } | undefined;
  #draining: { readonly work: Work; readonly onIdle: () => void } | undefined;

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
    parts.records.onDrained = () => this.#pump();
  }

  /**
   * Does the work with all that waits, and with what that adds. Resolves when nothing waits and nothing is in flight, or
   * when the crawl was stopped and what was in flight is over. Rejects with the first bug that a task met.
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
    // Between two drains the phases of the crawl decide what comes next, not a consumer that catches up.
    if (this.#pumping || this.#draining === undefined) return;
    const { work, onIdle } = this.#draining;
    this.#pumping = true;
    const { signal, records, lanes } = this.#parts;
    if (!signal.aborted && this.#failure === undefined && !records.full) {
      this.#startOwn(work);
      this.#startExternal(work);
    }
    this.#pumping = false;
    const stopped = signal.aborted || this.#failure !== undefined;
    if (this.#own === 0 && this.#external === 0 && (stopped || lanes.empty)) onIdle();
  }

  #startOwn(work: Work): void {
    const { lanes, inFlight, budget, frontier, targets } = this.#parts;
    while (this.#own < inFlight) {
      if (budget.isSpent) this.#refuseRest();
      const page = budget.hasRoom ? lanes.takePage(budget.inFlight) : undefined;
      const id = page ?? lanes.takeCheck();
      if (id === undefined) return;
      if (!frontier.isQueued(id)) continue;
      const isPage = targets.isPage(id) && !budget.isSpent;
      if (isPage && page === undefined) {
        // It became a page while it waited as a mere resource.
        lanes.addPage(id, frontier.depth(id));
        continue;
      }
      frontier.take(id);
      this.#own++;
      if (isPage) budget.inFlight++;
      void this.#run(isPage ? work.page(id) : work.check(id), () => {
        this.#own--;
        if (isPage) budget.inFlight--;
      });
    }
  }

  #startExternal(work: Work): void {
    const { lanes, frontier } = this.#parts;
    for (;;) {
      const next = lanes.takeExternal();
      if (next === undefined) return;
      if (!frontier.isQueued(next.id)) {
        lanes.finished(next.host);
        continue;
      }
      frontier.take(next.id);
      this.#external++;
      void this.#run(work.external(next.id), () => {
        this.#external--;
        lanes.finished(next.host);
      });
    }
  }

  async #run(task: Promise<void>, finished: () => void): Promise<void> {
    try {
      await task;
    } catch (error) {
      if (!this.#parts.signal.aborted && !(error instanceof CrawlStopped)) this.#failure ??= { error };
    }
    finished();
    this.#pump();
  }

  /**
   * The budget is spent: pages that still wait are recorded as such. A suspect one is rechecked unread; should
   * it prove to be a page, it comes back here, good and left out.
   */
  #refuseRest(): void {
    const { lanes, frontier, targets, budget } = this.#parts;
    const waiting: number[] = [];
    for (let id = lanes.takePage(0); id !== undefined; id = lanes.takePage(0)) {
      if (!frontier.isQueued(id)) continue;
      const known = frontier.verdict(id)?.verdict;
      if (known === 'suspect') {
        waiting.push(id);
        continue;
      }
      frontier.take(id);
      budget.exceeded = true;
      if (known === undefined || known === 'not_checked') targets.refuse(id, 'page_limit');
    }
    for (const id of waiting) {
      frontier.unfetched(id);
      lanes.addCheck(id);
    }
  }
}
