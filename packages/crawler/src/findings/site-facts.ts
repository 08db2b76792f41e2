import type { LinkKind, PageFacts, PageRecord } from '../types.ts';

/** Links by which a reader, or a search engine that turns pages, comes from one page to another. */
const FOLLOWED: ReadonlySet<LinkKind> = new Set<LinkKind>(['a', 'area', 'iframe', 'frame', 'refresh', 'next', 'prev']);

/**
 * What is kept of the pages that were read until the site as a whole can be judged. Everything comes out of page
 * records, in whatever order, so a resumed crawl has the same. Some 250 bytes a page, 8 more for each language version,
 * and one for each target.
 */
export class SiteFacts {
  readonly #pages = new Map<number, PageFacts>();
  #linked = new Uint8Array(1_024);
  /** A page had more links than were taken. */
  linksTruncated = false;

  /** A page was read; again for the same target replaces. */
  note({ target, links, linksTruncated, facts }: PageRecord): void {
    if (linksTruncated) this.linksTruncated = true;
    for (const link of links) if (link.target !== target && FOLLOWED.has(link.kind)) this.#link(link.target);
    if (facts !== undefined) this.#pages.set(target, facts);
  }

  of(page: number): PageFacts | undefined {
    return this.#pages.get(page);
  }

  /** Ids of pages, in order. */
  get pages(): number[] {
    return [...this.#pages.keys()].sort((a, b) => a - b);
  }

  /** Another page links to it in a way that a reader can follow. */
  isLinked(target: number): boolean {
    return this.#linked[target] === 1;
  }

  #link(target: number): void {
    if (target >= this.#linked.length) {
      const larger = new Uint8Array(Math.max(target + 1, this.#linked.length * 2));
      larger.set(this.#linked);
      this.#linked = larger;
    }
    this.#linked[target] = 1;
  }
}
