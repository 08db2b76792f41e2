import type { PageLink } from '@linkvitals/crawler';
import { NumberLog } from './number-log.ts';

/** A link at its place in a page. */
export interface Occurrence {
  /** Target id of the page, stylesheet or web app manifest. */
  readonly page: number;
  readonly line: number;
  readonly text: string;
  readonly kind: string;
  readonly region: PageLink['region'];
  /**
   * The number of further links to the same target on the page that have no place of their own: on the same line, or
   * beyond the places kept.
   */
  readonly besides: number;
}

type Link = Pick<PageLink, 'line' | 'text' | 'kind' | 'region' | 'count' | 'more'>;
type Role = Pick<Occurrence, 'kind' | 'region'>;

/** Numbers of a row: bytes back to the previous row of the same target (0 = none), line, text, role, further links. */
const WIDTH = 5;

/**
 * Every link of the crawl by its target, in the order of reading. A site of 20,000 pages has half a million links, so
 * each is about seven bytes in a log instead of an object.
 */
export class Occurrences {
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

  /** Adds one link of a page. The page may be one that `addPage` took, or will take. */
  add(target: number, link: Link & { readonly page: number }): void {
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

  #roleId(kind: string, region: Role['region']): number {
    const known = this.#roles.findIndex((role) => role.kind === kind && role.region === region);
    return known === -1 ? this.#roles.push({ kind, region }) - 1 : known;
  }

  #beginRow(target: number, line: number): void {
    const rows = this.#rows;
    const place = rows.begin(WIDTH);
    const last = this.#last[target];
    rows.put(last === undefined ? 0 : place - (last - 1));
    rows.put(line);
    this.#last[target] = place + 1;
  }

  *of(target: number): Generator<Occurrence> {
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
      const { kind = '', region = 'other' } = this.#roles[role] ?? {};
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
