import type { FragmentLedger } from '../fragments/fragment-ledger.ts';
import type { TextFragments } from '../fragments/text-fragments.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { PageBudget } from '../targets/page-budget.ts';
import type { PageRecord } from '../types/records.ts';

interface PageLedgerParts {
  readonly frontier: Frontier;
  readonly budget: PageBudget;
  readonly fragments: FragmentLedger;
  readonly texts: TextFragments;
  /** Take note of pages for what is judged when all are read. */
  readonly listeners: readonly { note(page: PageRecord): void }[];
}

/** What is kept of every page that was read, now or in an earlier run: it counts, and its ids and the links to parts of pages. */
export class PageLedger {
  readonly #parts: PageLedgerParts;

  constructor(parts: PageLedgerParts) {
    this.#parts = parts;
  }

  /** Before the frontier knows that it is read: a page that is read again counts once. */
  note(page: PageRecord): void {
    const { frontier, budget, fragments, texts, listeners } = this.#parts;
    if (!frontier.isRead(page.target)) budget.read++;
    fragments.learn(page.target, page.anchors);
    for (const link of page.links) {
      if (link.fragment === undefined) continue;
      fragments.note(page.target, link);
      texts.note(page.target, link);
    }
    for (const listener of listeners) listener.note(page);
  }
}
