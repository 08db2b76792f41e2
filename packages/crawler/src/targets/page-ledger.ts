import type { PageLink, PageRecord } from '../types/records.ts';
import type { Frontier } from './frontier.ts';
import type { PageBudget } from './page-budget.ts';

interface PageLedgerParts {
  readonly frontier: Frontier;
  readonly budget: PageBudget;
  /** Keep of pages what later judgements need. */
  readonly listeners: readonly { note(page: PageRecord): void }[];
  /** Keep the same of links to parts of pages. */
  readonly partListeners: readonly { noteLink(page: number, link: PageLink): void }[];
}

/** Passes every page on that was read, now or in an earlier run, to what keeps something of it; and counts it. */
export class PageLedger {
  readonly #parts: PageLedgerParts;

  constructor(parts: PageLedgerParts) {
    this.#parts = parts;
  }

  /** To be called before `frontier.markRead`: a page that is read again counts once. */
  note(page: PageRecord): void {
    const { frontier, budget, listeners, partListeners } = this.#parts;
    if (!frontier.isRead(page.target)) budget.read++;
    for (const listener of listeners) listener.note(page);
    page.links.forEach((link) => {
      if (link.fragment === undefined) return;
      for (const listener of partListeners) listener.noteLink(page.target, link);
    });
  }

  /** The budget left a page out. */
  noteLeftOut(): void {
    this.#parts.budget.exceeded = true;
  }
}
