import type { SiteFacts } from '../findings/site-facts.ts';
import type { FragmentLedger } from '../fragments/fragment-ledger.ts';
import type { TextFragments } from '../fragments/text-fragments.ts';
import type { NotFoundSuspicions } from '../soft-404/not-found-suspicions.ts';
import type { PageRecord } from '../types/records.ts';

/** What is kept of every page that was read, for what is judged when all are: ids, quoted texts, soft 404s, the whole site. */
export class PageLedger {
  readonly #fragments: FragmentLedger;
  readonly #texts: TextFragments;
  readonly #suspicions: NotFoundSuspicions;
  readonly #siteFacts: SiteFacts;

  constructor(parts: {
    fragments: FragmentLedger;
    texts: TextFragments;
    suspicions: NotFoundSuspicions;
    siteFacts: SiteFacts;
  }) {
    this.#fragments = parts.fragments;
    this.#texts = parts.texts;
    this.#suspicions = parts.suspicions;
    this.#siteFacts = parts.siteFacts;
  }

  note(page: PageRecord): void {
    this.#fragments.learn(page.target, page.anchors);
    for (const link of page.links) {
      if (link.fragment === undefined) continue;
      this.#fragments.note(page.target, link);
      this.#texts.note(page.target, link);
    }
    this.#siteFacts.note(page);
    this.#suspicions.note(page);
  }
}
