import type { LinkKind, Region } from './link-kind.ts';
import { kindOf, packRole, regionOf } from './link-place.ts';
import type { RawLink } from './raw-link.ts';

/** Cells of a link. Both ends are counted from where the first href, or text, begins. */
const [HREF_END, TEXT_END, LINE, ROLE] = [0, 1, 2, 3];
export const CELLS_A_LINK = 4;

/** Columns that may hold several lists of links, one after the other. */
export interface LinkStore {
  readonly hrefs: string;
  readonly texts: string;
  readonly cells: Uint32Array;
}

/**
 * The links of a document as written, as columns: a list of objects takes ten times as long to be sent to another
 * thread, and most hrefs are never needed as a string of their own.
 */
export class LinkColumns implements Iterable<RawLink> {
  readonly length: number;
  /** URLs of all links, maybe of other documents too, one behind the other; `hrefStart` and `hrefEnd` delimit each. */
  readonly hrefs: string;
  readonly #texts: string;
  readonly #cells: Uint32Array;
  readonly #firstHref: number;
  readonly #firstText: number;
  readonly #firstCell: number;

  /** @param first where the links begin, in each of the three; default 0 */
  constructor(store: LinkStore, length: number, first = { href: 0, text: 0, cell: 0 }) {
    this.length = length;
    this.hrefs = store.hrefs;
    this.#texts = store.texts;
    this.#cells = store.cells;
    this.#firstHref = first.href;
    this.#firstText = first.text;
    this.#firstCell = first.cell;
  }

  hrefStart(at: number): number {
    return at === 0 ? this.#firstHref : this.hrefEnd(at - 1);
  }

  hrefEnd(at: number): number {
    return this.#firstHref + this.#cell(at, HREF_END);
  }

  text(at: number): string {
    const start = at === 0 ? 0 : this.#cell(at - 1, TEXT_END);
    return this.#texts.slice(this.#firstText + start, this.#firstText + this.#cell(at, TEXT_END));
  }

  line(at: number): number {
    return this.#cell(at, LINE);
  }

  kind(at: number): LinkKind {
    return kindOf(this.#cell(at, ROLE));
  }

  region(at: number): Region {
    return regionOf(this.#cell(at, ROLE));
  }

  /** Its own part of each of the three. */
  get store(): LinkStore {
    const cell = this.#firstCell;
    const isAll = this.length > 0 && this.#cells.length === this.length * CELLS_A_LINK;
    if (isAll) return { hrefs: this.hrefs, texts: this.#texts, cells: this.#cells };
    const end = { href: this.hrefStart(this.length), text: this.#firstText };
    if (this.length > 0) end.text += this.#cell(this.length - 1, TEXT_END);
    return {
      hrefs: this.hrefs.slice(this.#firstHref, end.href),
      texts: this.#texts.slice(this.#firstText, end.text),
      cells: this.#cells.subarray(cell, cell + this.length * CELLS_A_LINK),
    };
  }

  *[Symbol.iterator](): Generator<RawLink> {
    for (let at = 0; at < this.length; at++) {
      const href = this.hrefs.slice(this.hrefStart(at), this.hrefEnd(at));
      yield { href, kind: this.kind(at), line: this.line(at), text: this.text(at), region: this.region(at) };
    }
  }

  #cell(at: number, column: number): number {
    return this.#cells[this.#firstCell + at * CELLS_A_LINK + column] ?? 0;
  }
}

/** V8 lays both strings out when they are looked at or sent, at one go, and releases what they were cut from. */
export function linkColumns(links: readonly RawLink[]): LinkColumns {
  const cells = new Uint32Array(links.length * CELLS_A_LINK);
  let hrefs = '';
  let texts = '';
  let at = 0;
  let role = 0;
  let before: RawLink | undefined;
  for (const link of links) {
    // Links that stand together are of one kind.
    if (link.kind !== before?.kind || link.region !== before.region) role = packRole(link);
    before = link;
    hrefs += link.href;
    texts += link.text;
    cells[at + HREF_END] = hrefs.length;
    cells[at + TEXT_END] = texts.length;
    cells[at + LINE] = link.line;
    cells[at + ROLE] = role;
    at += CELLS_A_LINK;
  }
  return new LinkColumns({ hrefs, texts, cells }, links.length);
}
