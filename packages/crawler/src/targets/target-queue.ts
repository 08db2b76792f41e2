import type { NotCheckedReason } from '../types/verdict.ts';
import { originOf } from '../url/origin-of.ts';
import type { Frontier } from './frontier.ts';
import { Lanes } from './lanes.ts';
import type { PageBudget } from './page-budget.ts';
import { PrefixShares } from './prefix-shares.ts';
import type { TrapGuard } from './trap-guard.ts';

/** Depth of deferred pages in the lanes: deeper than any page. */
const LAST = 100_000;

interface TargetQueueParts {
  readonly frontier: Frontier;
  /** Settles a page that is not read: it waited until the page budget was spent, or is one of a trap. */
  readonly leaveOut: (id: number, reason: NotCheckedReason) => void;
  readonly budget: PageBudget;
  readonly traps: Pick<TrapGuard, 'count' | 'isTrap'>;
  readonly limits: QueueLimits;
}

interface QueueLimits {
  /** Clicks from the start up to which pages are read. */
  readonly depthLimit: number;
  readonly maxPages: number;
  /** Targets of the site that are visited at a time. */
  readonly own: number;
  /** External hosts that are requested at a time, and targets of each. */
  readonly hosts: number;
  readonly perHost: number;
}

/** A target that left the queue to be visited. */
export type TakenTarget =
  | { readonly id: number; readonly kind: 'page' | 'check' }
  | { readonly id: number; readonly kind: 'external'; readonly host: string };

/**
 * Targets that wait for their visit, with the number of visits in progress. Returns the next target as long as limits and page budget
 * allow.
 */
export class TargetQueue {
  readonly #frontier: Frontier;
  readonly #leaveOut: TargetQueueParts['leaveOut'];
  readonly #budget: PageBudget;
  readonly #traps: TargetQueueParts['traps'];
  readonly #limits: QueueLimits;
  readonly #lanes: Lanes;
  readonly #shares: PrefixShares;
  #own = 0;
  #external = 0;

  constructor({ frontier, leaveOut, budget, traps, limits }: TargetQueueParts) {
    this.#frontier = frontier;
    this.#leaveOut = leaveOut;
    this.#budget = budget;
    this.#traps = traps;
    this.#limits = limits;
    this.#lanes = new Lanes(limits);
    this.#shares = new PrefixShares(limits.maxPages);
  }

  /** No target waits. */
  get isEmpty(): boolean {
    return this.#lanes.empty;
  }

  /** No visit is in progress. */
  get isIdle(): boolean {
    return this.#own === 0 && this.#external === 0;
  }

  /** Queues a new target. Pages under a prefix that has used up its share, and doubtful ones, come after all other pages. */
  addNew(id: number): void {
    const frontier = this.#frontier;
    if (this.isPage(id)) {
      const url = frontier.url(id);
      const isOverShare = this.#shares.countPage(url);
      const isVariant = this.#traps.count(url);
      if (isOverShare || (isVariant && frontier.isDoubtful(id))) frontier.defer(id);
    }
    this.add(id);
  }

  /**
   * Puts a target into the lane of its present role. It may still wait in another lane: `takeOwn` and `takeExternal` skip its older
   * entry, because it is no longer queued by then.
   */
  add(id: number): void {
    const frontier = this.#frontier;
    frontier.queue(id);
    if (!frontier.isInternal(id)) this.#lanes.addExternal(id, originOf(frontier.url(id)));
    else if (this.isPage(id)) this.#lanes.addPage(id, frontier.depth(id) + (frontier.isDeferred(id) ? LAST : 0));
    else this.#lanes.addCheck(id);
  }

  /** HTML at its URL is read, and the links in it are followed. */
  isPage(id: number): boolean {
    return this.#frontier.isNavigational(id) && this.#frontier.depth(id) <= this.#limits.depthLimit;
  }

  /** Queues a target again that was only checked, if it proves to be one that is read. */
  reconsider(id: number): void {
    const frontier = this.#frontier;
    if (frontier.isFetched(id) || frontier.verdict(id)?.verdict !== 'ok') return;
    const holdsUrls = frontier.isStylesheet(id) || frontier.isManifest(id);
    if ((this.isPage(id) && frontier.isHtml(id)) || holdsUrls) this.add(id);
  }

  /** Counts a page of an earlier run for the share of its prefix, and among the variants of its path. */
  recount(url: string): void {
    this.#shares.countPage(url);
    this.#traps.count(url);
  }

  /** Takes the next target of the site. `finish` must follow. */
  takeOwn(): TakenTarget | undefined {
    const frontier = this.#frontier;
    const lanes = this.#lanes;
    const budget = this.#budget;
    while (this.#own < this.#limits.own) {
      if (budget.isSpent) this.#leaveOutRest();
      const page = budget.hasRoom ? lanes.takePage(budget.inFlight) : undefined;
      const id = page ?? lanes.takeCheck();
      if (id === undefined) return undefined;
      if (!frontier.isQueued(id)) continue;
      if (this.#isOfTrap(id)) {
        frontier.take(id);
        this.#leaveOut(id, 'trap');
        continue;
      }
      const isPage = this.isPage(id) && !budget.isSpent;
      if (isPage && page === undefined) {
        // The target became a page while it waited as another resource.
        lanes.addPage(id, frontier.depth(id));
        continue;
      }
      frontier.take(id);
      this.#own++;
      if (isPage) budget.inFlight++;
      return { id, kind: isPage ? 'page' : 'check' };
    }
    return undefined;
  }

  /** Takes the next target of another host. `finish` must follow. */
  takeExternal(): TakenTarget | undefined {
    for (let next = this.#lanes.takeExternal(); next !== undefined; next = this.#lanes.takeExternal()) {
      const { id, host } = next;
      if (this.#frontier.isQueued(id)) {
        this.#frontier.take(id);
        this.#external++;
        return { id, kind: 'external', host };
      }
      this.#lanes.finished(host);
    }
    return undefined;
  }

  /** Notes that the visit of a target is over. */
  finish(taken: TakenTarget): void {
    if (taken.kind === 'external') {
      this.#external--;
      this.#lanes.finished(taken.host);
      return;
    }
    this.#own--;
    if (taken.kind === 'page') this.#budget.inFlight--;
  }

  /** Whether the page is left out as one of a trap; a page that has failed still gets its second chance. */
  #isOfTrap(id: number): boolean {
    const frontier = this.#frontier;
    const known = frontier.verdict(id)?.verdict ?? 'not_checked';
    if (!frontier.isDoubtful(id) || known !== 'not_checked') return false;
    return this.isPage(id) && this.#traps.isTrap(frontier.url(id));
  }

  /**
   * Records the pages that still wait as left out, because the budget is spent. A suspect is rechecked without being read; if it proves to
   * be a page, it comes back here and is left out with a good verdict.
   */
  #leaveOutRest(): void {
    const frontier = this.#frontier;
    const lanes = this.#lanes;
    const waiting: number[] = [];
    for (let id = lanes.takePage(0); id !== undefined; id = lanes.takePage(0)) {
      if (!frontier.isQueued(id)) continue;
      const known = frontier.verdict(id)?.verdict;
      if (known === 'suspect') {
        waiting.push(id);
        continue;
      }
      frontier.take(id);
      this.#budget.exceeded = true;
      if (known === undefined || known === 'not_checked') this.#leaveOut(id, 'page_limit');
    }
    for (const id of waiting) {
      frontier.unmarkFetched(id);
      lanes.addCheck(id);
    }
  }
}
