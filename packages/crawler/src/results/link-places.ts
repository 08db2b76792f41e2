import type { LinkKind, Region } from '../page/links/link-kind.ts';
import type { FragmentLinkRecord, PageLink } from '../types/records.ts';
import { NumberLog } from './number-log.ts';

/** A link at its place in a page. */
export interface LinkPlace {
  /** Target id of the page, stylesheet or web app manifest. */
  readonly page: number;
  /** Line in the decoded source, counted from 1; 0 when the link is in a header. */
  readonly line: number;
  /** Anchor or alt text, at most 200 characters. */
  readonly text: string;
  readonly kind: LinkKind;
  readonly region: Region;
  /**
   * The number of further links to the same target on the page that have no place of their own: on the same line, or
   * beyond the places kept.
   */
  readonly besides: number;
}

type Link = Pick<PageLink, 'line' | 'text' | 'kind' | 'region' | 'count' | 'more'>;
type Role = Pick<LinkPlace, 'kind' | 'region'>;

/** Numbers of a row: bytes back to the previous row of the same target (0 = none), line, text, role, further links. */
const WIDTH = 5;

/**
 * The places of every link of a crawl, by target, in the order of reading. Memory: about seven bytes for each place, and each different
 * text once. A site of 20,000 pages has half a million places.
 */
export class LinkPlaces {
  readonly #rows = new NumberLog();
  /** Places of the last rows plus 1, by target. */
  readonly #last: number[] = [];
  /**
   * Pages in the order of reading (0 for one that was read again later), and the place where the rows of each begin.
   */
  readonly #pages: number[] = [];
  readonly #starts: number[] = [];
  /** Indexes in these two arrays plus 1, by page. */
  readonly #placeOf: number[] = [];
  readonly #pool = new StringPool();
  /** Kinds of links in parts of pages; there are few. */
  readonly #roles: Role[] = [];
  #lastRole = 0;

  /** Takes the links of a page; they replace earlier ones of the same page. */
  addPage(page: number, links: readonly (Link & { readonly target: number })[]): void {
    const before = this.#placeOf[page];
    if (before !== undefined) this.#pages[before - 1] = 0;
    this.#begin(page);
    this.#placeOf[page] = this.#pages.length;
    links.forEach((link) => {
      this.#addLink(link.target, link);
    });
  }

  /** Adds one link of a page, as a `fragment-link` record has it. The page may be one that `addPage` took, or will take. */
  add({ target, ...link }: Pick<FragmentLinkRecord, 'page' | 'target' | keyof Link>): void {
    this.#begin(link.page);
    this.#addLink(target, link);
  }

  #begin(page: number): void {
    this.#starts.push(this.#rows.begin(WIDTH));
    this.#pages.push(page);
  }

  #addLink(target: number, { line, text, kind, region, count, more }: Link): void {
    const pool = this.#pool;
    const textId = pool.idOf(text);
    const role = this.#roleId(kind, region);
    this.#beginRow(target, line);
    this.#rows.put(textId);
    this.#rows.put(role);
    this.#rows.put(count - 1 - (more?.length ?? 0));
    if (more === undefined) return;
    for (const place of more) {
      this.#beginRow(target, place.line);
      // The text is mostly the same, and then needs no second look-up.
      this.#rows.put(place.text === text ? textId : pool.idOf(place.text));
      this.#rows.put(role);
      this.#rows.put(0);
    }
  }

  #roleId(kind: LinkKind, region: Region): number {
    const last = this.#roles[this.#lastRole];
    // Links that stand together have the same role.
    if (last?.kind === kind && last.region === region) return this.#lastRole;
    const known = this.#roles.findIndex((role) => role.kind === kind && role.region === region);
    this.#lastRole = known === -1 ? this.#roles.push({ kind, region }) - 1 : known;
    return this.#lastRole;
  }

  #beginRow(target: number, line: number): void {
    const rows = this.#rows;
    const place = rows.begin(WIDTH);
    const last = this.#last[target];
    rows.put(last === undefined ? 0 : place - (last - 1));
    rows.put(line);
    this.#last[target] = place + 1;
  }

  /** The places of the links to a target; none for one that no page links to. */
  *of(target: number): Generator<LinkPlace> {
    const places: number[] = [];
    for (let place = (this.#last[target] ?? 0) - 1; place !== -1; ) {
      places.push(place);
      const [back = 0] = this.#rows.read(place, 1);
      place = back === 0 ? -1 : place - back;
    }
    for (const place of places.reverse()) {
      const page = this.#pageAt(place);
      if (page === 0) continue;
      const [, line = 0, text = 0, role = 0, besides = 0] = this.#rows.read(place, WIDTH);
      const { kind = 'a', region = 'other' } = this.#roles[role] ?? {};
      yield { page, line, text: this.#pool.text(text), kind, region, besides };
    }
  }

  /** The page of the row at this place; 0 for a page that was read again later. */
  #pageAt(place: number): number {
    let [from, to] = [0, this.#starts.length];
    while (to - from > 1) {
      const middle = (from + to) >>> 1;
      if ((this.#starts[middle] ?? 0) <= place) from = middle;
      else to = middle;
    }
    return this.#pages[from] ?? 0;
  }
}

/** Stores each text once and gives it a small number, because the same menu is on every page. */
class StringPool {
  readonly #ids = new Map<string, number>();
  readonly #texts: string[] = [];

  idOf(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    this.#ids.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  text(id: number): string {
    return this.#texts[id] ?? '';
  }
}
