import { decodeXML } from 'entities/decode';
import type { TokenizerCallbacks } from 'htmlparser2';
import type { LinkKind } from '../page/links/link-kind.ts';
import { Extensions } from './extensions.ts';
import type { SitemapLink } from './sitemap-link.ts';

/** Longest value that is read, in characters: longer URLs are never requested. */
const LOCATION_LENGTH = 4_096;
const ATOM_LINKS = new Set(['', 'alternate']);

/** Receives the links, without white space around them or values that are too long for a URL. */
interface Takes {
  location(href: string): void;
  /** Takes a link of another namespace that the root declares. */
  link(link: SitemapLink): void;
}

/**
 * Finds the locations in the tokens of a sitemap: `loc` with the prefix of the root element, `link` of RSS items, `link href` of Atom
 * entries; also images, videos and language versions of the pages. Offsets of the tokenizer count over all slices.
 */
export class LocationReader implements TokenizerCallbacks {
  /** The locations are sitemaps, by the name of the root. */
  isIndex = false;
  /** The root element was closed. */
  isClosed = false;
  readonly #takes: Takes;
  readonly #extensions = new Extensions();
  #slice = '';
  #offset = 0;
  #root: string | undefined;
  #prefix = '';
  #element = '';
  /** The start tag of the root is being read, which declares namespaces. */
  #inRoot = false;
  #value = '';
  /** The kind of link that the text of the element is; undefined for a location. */
  #kind: LinkKind | undefined;
  #elementLine = 1;
  #line = 1;
  /** Offset up to which line feeds were counted. */
  #counted = 0;
  /** The current place is inside of an RSS item or Atom entry. */
  #entry = false;
  #inside = false;
  #text = '';
  #attribute = '';
  #href = '';
  #rel = '';
  /** The end of the text before the slice, for names and texts that the start of the slice cuts in two. */
  #rest = '';

  constructor(takes: Takes) {
    this.#takes = takes;
  }

  /** Name of the root element without its prefix, lower-case. */
  get root(): string | undefined {
    return this.#root;
  }

  feed(slice: string, offset: number): void {
    this.#countTo(offset);
    // A server may send slices of any length, so this text may be shorter than one value.
    const before = this.#slice.length < LOCATION_LENGTH ? this.#rest + this.#slice : this.#slice;
    this.#rest = before.slice(-LOCATION_LENGTH);
    this.#slice = slice;
    this.#offset = offset;
  }

  onopentagname(start: number, end: number): void {
    const name = this.#cut(start, end).toLowerCase();
    this.#countTo(end);
    this.#elementLine = this.#line;
    this.#inRoot = this.#root === undefined;
    if (this.#root === undefined) {
      this.#root = name.slice(name.indexOf(':') + 1);
      this.#prefix = name.slice(0, name.indexOf(':') + 1);
      this.isIndex = this.#root === 'sitemapindex';
    }
    this.#element = name;
    if (name === 'item' || name === `${this.#prefix}entry`) this.#entry = true;
    const isFeed = this.#root === 'rss' || this.#root === 'rdf';
    this.#kind = this.#extensions.kindOf(name);
    const isLocation = isFeed ? this.#entry && name === 'link' : name === `${this.#prefix}loc` && this.#root !== 'html';
    this.#inside = isLocation || this.#kind !== undefined;
    this.#text = '';
    this.#href = '';
    this.#rel = '';
  }

  onclosetag(start: number, end: number): void {
    const name = this.#cut(start, end).toLowerCase();
    if (name === 'item' || name === `${this.#prefix}entry`) this.#entry = false;
    if (this.#inside) this.#give(this.#text, this.#kind);
    this.#inside = false;
    if (name === `${this.#prefix}${this.#root}`) this.isClosed = true;
  }

  onopentagend(): void {
    const isLink = this.#root === 'feed' && this.#entry && this.#element === `${this.#prefix}link`;
    if (isLink && ATOM_LINKS.has(this.#rel)) this.#give(this.#href, undefined);
    const isVersion = this.#extensions.isLink(this.#element) && /(?:^|\s)alternate(?:\s|$)/i.test(this.#rel);
    if (isVersion) this.#give(this.#href, 'alternate');
    this.#inRoot = false;
  }

  onselfclosingtag(): void {
    if (this.#inRoot) this.isClosed = true;
    this.onopentagend();
    this.#inside = false;
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#cut(start, end).toLowerCase();
  }

  onattribdata(start: number, end: number): void {
    if (this.#attribute === 'href' && this.#href.length < LOCATION_LENGTH) this.#href += this.#cut(start, end);
    if (this.#inRoot && this.#value.length < LOCATION_LENGTH) this.#value += this.#cut(start, end);
    if (this.#attribute === 'rel' && this.#rel.length < LOCATION_LENGTH) this.#rel += this.#cut(start, end);
  }

  onattribend(): void {
    if (this.#inRoot && this.#attribute.startsWith('xmlns:')) {
      this.#extensions.declare(this.#attribute.slice('xmlns:'.length), this.#value);
    }
    this.#value = '';
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
  ontextentity(): void {}

  #give(written: string, kind: LinkKind | undefined): void {
    const href = decodeXML(written).trim();
    if (href === '' || href.length > LOCATION_LENGTH) return;
    if (kind === undefined) this.#takes.location(href);
    else this.#takes.link({ href, kind, line: this.#elementLine });
  }

  /** Counts line feeds up to this offset, which is in the slice or at its end; not needed when no other namespace is declared. */
  #countTo(offset: number): void {
    if (this.#root !== undefined && !this.#inRoot && this.#extensions.isEmpty) return;
    const slice = this.#slice;
    const end = offset - this.#offset;
    let at = slice.indexOf('\n', Math.max(0, this.#counted - this.#offset));
    for (; at !== -1 && at < end; at = slice.indexOf('\n', at + 1)) this.#line++;
    this.#counted = Math.max(this.#counted, offset);
  }

  #cut(start: number, end: number): string {
    if (start >= this.#offset) return this.#slice.slice(start - this.#offset, end - this.#offset);
    const before = this.#rest.slice(Math.max(0, this.#rest.length - (this.#offset - start)));
    return before + this.#slice.slice(0, Math.max(0, end - this.#offset));
  }
}
