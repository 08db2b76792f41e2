import { NumberLists } from '../memory/number-lists.ts';
import { withRoom } from '../memory/with-room.ts';
import { meaningOf } from '../page/links/link-kind.ts';
import type { PageFacts, PageRecord } from '../types/records.ts';

const FIRST_SIZE = 1_024;
const NONE: readonly number[] = [];

/**
 * Facts of the pages that were read, kept until the site as a whole can be judged. All of them come from page records, in any order, so
 * that a resumed crawl has the same ones. Columns: 29 bytes a page, 4 more for each language version, and five for each target.
 */
export class SiteFacts {
  /** The row of each target; 0 when the target is not a page that was read. Rows count from 1. */
  #rows = new Uint32Array(FIRST_SIZE);
  #size = 0;
  #noindex = new Uint8Array(FIRST_SIZE);
  #titleHashes = new Float64Array(FIRST_SIZE);
  #descriptionHashes = new Float64Array(FIRST_SIZE);
  #textHashes = new Float64Array(FIRST_SIZE);
  #canonicals = new Uint32Array(FIRST_SIZE);
  /** The language versions of each page that has some. */
  readonly #alternates = new NumberLists();
  #linked = new Uint8Array(FIRST_SIZE);
  /** The links of some page were cut off at the limit. */
  linksTruncated = false;

  /** Notes a page that was read; another record for the same target replaces the first. */
  note({ target, links, linksTruncated, facts }: PageRecord): void {
    if (linksTruncated) this.linksTruncated = true;
    links.forEach(({ target: to, kind }) => {
      if (to !== target && !this.isLinked(to) && meaningOf(kind).isFollowed) this.#link(to);
    });
    if (facts !== undefined) this.#put(target, facts);
  }

  /** The facts of a page, read from the columns; undefined when the page was not read. */
  of(page: number): PageFacts | undefined {
    const row = this.#rows[page] ?? 0;
    if (row === 0) return undefined;
    const alternates = this.#alternates.get(page);
    return {
      noindex: this.#noindex[row] === 1,
      titleHash: this.#titleHashes[row] ?? 0,
      descriptionHash: this.#descriptionHashes[row] ?? 0,
      textHash: this.#textHashes[row] ?? 0,
      canonical: this.#canonicals[row] ?? 0,
      alternates: alternates === undefined ? NONE : [...alternates],
    };
  }

  /** Ids of pages, in order. */
  get pages(): number[] {
    const pages: number[] = [];
    for (let page = 0; page < this.#rows.length; page++) if (this.#rows[page] !== 0) pages.push(page);
    return pages;
  }

  /** Another page links to the target in a way that a reader can follow. */
  isLinked(target: number): boolean {
    return this.#linked[target] === 1;
  }

  #put(page: number, facts: PageFacts): void {
    const row = this.#rowOf(page);
    this.#noindex[row] = facts.noindex ? 1 : 0;
    this.#titleHashes[row] = facts.titleHash;
    this.#descriptionHashes[row] = facts.descriptionHash;
    this.#textHashes[row] = facts.textHash;
    this.#canonicals[row] = facts.canonical;
    if (facts.alternates.length > 0 || this.#alternates.has(page)) this.#alternates.set(page, facts.alternates);
  }

  #rowOf(page: number): number {
    this.#rows = withRoom(this.#rows, page + 1);
    const known = this.#rows[page] ?? 0;
    if (known > 0) return known;
    const row = ++this.#size;
    this.#rows[page] = row;
    this.#noindex = withRoom(this.#noindex, row + 1);
    this.#titleHashes = withRoom(this.#titleHashes, row + 1);
    this.#descriptionHashes = withRoom(this.#descriptionHashes, row + 1);
    this.#textHashes = withRoom(this.#textHashes, row + 1);
    this.#canonicals = withRoom(this.#canonicals, row + 1);
    return row;
  }

  #link(target: number): void {
    this.#linked = withRoom(this.#linked, target + 1);
    this.#linked[target] = 1;
  }
}
