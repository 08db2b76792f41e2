import { decodeXML } from 'entities/decode';
import type { TokenizerCallbacks } from 'htmlparser2';

/** Longer values are no URLs that would be asked. */
const LOCATION_LENGTH = 4_096;
const ATOM_LINKS = new Set(['', 'alternate']);

/**
 * Takes the locations out of the tokens of a sitemap: `loc` with the prefix of the root element (so neither
 * `image:loc` nor another vocabulary's), `link` of RSS items, `link href` of Atom entries. Offsets of the tokenizer run
 * over all slices.
 */
export class LocationReader implements TokenizerCallbacks {
  /** The root says that the locations are sitemaps. */
  isIndex = false;
  readonly #take: (location: string) => void;
  #slice = '';
  #offset = 0;
  #root: string | undefined;
  #prefix = '';
  #element = '';
  /** Inside of an RSS item or Atom entry. */
  #entry = false;
  #inside = false;
  #text = '';
  #attribute = '';
  #href = '';
  #rel = '';
  /** What stood before the slice: names and texts begin there that its start cuts in two. */
  #rest = '';

  constructor(take: (location: string) => void) {
    this.#take = take;
  }

  feed(slice: string, offset: number): void {
    // Slices are as short as a server sends them.
    const before = this.#slice.length < LOCATION_LENGTH ? this.#rest + this.#slice : this.#slice;
    this.#rest = before.slice(-LOCATION_LENGTH);
    this.#slice = slice;
    this.#offset = offset;
  }

  onopentagname(start: number, end: number): void {
    const name = this.#cut(start, end).toLowerCase();
    if (this.#root === undefined) {
      this.#root = name.slice(name.indexOf(':') + 1);
      this.#prefix = name.slice(0, name.indexOf(':') + 1);
      this.isIndex = this.#root === 'sitemapindex';
    }
    this.#element = name;
    if (name === 'item' || name === `${this.#prefix}entry`) this.#entry = true;
    const isFeed = this.#root === 'rss' || this.#root === 'rdf';
    this.#inside = isFeed ? this.#entry && name === 'link' : name === `${this.#prefix}loc` && this.#root !== 'html';
    this.#text = '';
    this.#href = '';
    this.#rel = '';
  }

  onclosetag(start: number, end: number): void {
    const name = this.#cut(start, end).toLowerCase();
    if (name === 'item' || name === `${this.#prefix}entry`) this.#entry = false;
    if (this.#inside) this.#give(this.#text);
    this.#inside = false;
  }

  onopentagend(): void {
    const isLink = this.#root === 'feed' && this.#entry && this.#element === `${this.#prefix}link`;
    if (isLink && ATOM_LINKS.has(this.#rel)) this.#give(this.#href);
  }

  onselfclosingtag(): void {
    this.onopentagend();
    this.#inside = false;
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#cut(start, end).toLowerCase();
  }

  onattribdata(start: number, end: number): void {
    if (this.#attribute === 'href' && this.#href.length < LOCATION_LENGTH) this.#href += this.#cut(start, end);
    if (this.#attribute === 'rel' && this.#rel.length < LOCATION_LENGTH) this.#rel += this.#cut(start, end);
  }

  ontext(start: number, end: number): void {
    if (this.#inside && this.#text.length < LOCATION_LENGTH) this.#text += this.#cut(start, end);
  }

  oncdata(start: number, end: number, offset: number): void {
    if (!this.#inside) return;
    const text = this.#cut(start, end - offset).slice(0, LOCATION_LENGTH);
    this.#text += text.replaceAll('&', '&amp;');
  }

  onend(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onattribentity(): void {}
  onattribend(): void {}
  ontextentity(): void {}

  #give(written: string): void {
    const location = decodeXML(written).trim();
    if (location !== '' && location.length <= LOCATION_LENGTH) this.#take(location);
  }

  #cut(start: number, end: number): string {
    if (start >= this.#offset) return this.#slice.slice(start - this.#offset, end - this.#offset);
    const before = this.#rest.slice(Math.max(0, this.#rest.length - (this.#offset - start)));
    return before + this.#slice.slice(0, Math.max(0, end - this.#offset));
  }
}
