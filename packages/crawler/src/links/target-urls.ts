import type { LinkKind } from '../page/links/link-kind.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { PageLink } from '../types/records.ts';

/** The links of a document with their URLs, which are looked up anew by each loop: most pages are judged without them. */
export class TargetUrls implements Iterable<{ url: string; kind: LinkKind }> {
  readonly #links: readonly PageLink[];
  readonly #frontier: Frontier;

  constructor(links: readonly PageLink[], frontier: Frontier) {
    this.#links = links;
    this.#frontier = frontier;
  }

  *[Symbol.iterator](): Generator<{ url: string; kind: LinkKind }> {
    for (const { target, kind } of this.#links) yield { url: this.#frontier.url(target), kind };
  }
}
