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

/**
 * Numbers of a row: bytes back to the previous row of the same target (0 = none), bytes back to the start of the page,
 * line, text, role, further links.
 */
const WIDTH = 6;

/**
 * The places of every link of a crawl, by target, in the order of reading. Memory: about eight bytes for each place, and each different
 * text once. A site of 20,000 pages has half a million places.
 */
export class LinkPlaces {
  readonly #rows = new NumberLog();
  /** Places of the last rows plus 1, by target. */
  readonly #last: number[] = [];
  /** The place where the links of each page begin that `addPage` took last; there the log has the page. */
  readonly #placeOf: number[] = [];
  /** The place where the links of the present page begin. */
  #start = 0;
  readonly #pool = new StringPool();
  /** Kinds of links in parts of pages; there are few. */
  readonly #roles: Role[] = [];
  #lastRole = 0;

  /** Takes the links of a page; they replace earlier ones of the same page. */
  addPage(page: number, links: readonly (Link & { readonly target: number })[]): void {
    this.#begin(page, true);
    this.#placeOf[page] = this.#start;
    links.forEach((link) => {
      this.#addLink(link.target, link);
    });
  }

  /** Adds one link of a page, as a `fragment-link` record has it. The page may be one that `addPage` took, or will take. */
  add({ target, ...link }: Pick<FragmentLinkRecord, 'page' | 'target' | keyof Link>): void {
    this.#begin(link.page, false);
    this.#addLink(target, link);
  }

  /** @param isWhole all links of the page follow, and a later list of them replaces these */
  #begin(page: number, isWhole: boolean): void {
    this.#start = this.#rows.begin(1);
    this.#rows.put(page * 2 + (isWhole ? 1 : 0));
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
    rows.put(place - this.#start);
    rows.put(line);
    this.#last[target] = place + 1;
  }

  /** The places of the links to a target; none for one that no page links to. */
  *of(target: number): Generator<LinkPlace> {
    const rows = this.#rows;
    const places: number[] = [];
    for (let place = (this.#last[target] ?? 0) - 1; place !== -1; ) {
      places.push(place);
      rows.seek(place);
      const back = rows.next();
      place = back === 0 ? -1 : place - back;
    }
    for (let at = places.length - 1; at >= 0; at--) {
      const place = this.#at(places[at] ?? 0);
      if (place !== undefined) yield place;
    }
  }

  /** The row at this place; undefined where its page was read again later. */
  #at(place: number): LinkPlace | undefined {
    const rows = this.#rows;
    rows.seek(place);
    rows.next();
    const start = place - rows.next();
    const line = rows.next();
    const text = this.#pool.text(rows.next());
    const { kind = 'a', region = 'other' } = this.#roles[rows.next()] ?? {};
    const besides = rows.next();
    rows.seek(start);
    const head = rows.next();
    const page = Math.floor(head / 2);
    if (head % 2 === 1 && this.#placeOf[page] !== start) return undefined;
    return { page, line, text, kind, region, besides };
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
