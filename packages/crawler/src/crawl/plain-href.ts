import { hashWith, type Prefix } from './url-index.ts';

const HASH = 35;
const DOT = 46;
const SLASH = 47;
const COLON = 58;
const QUESTION = 63;
const LOWER_H = 104;

/** Characters that stay as they are in a path, a query and a fragment (URL standard, 1.3). */
const PLAIN = new Uint8Array(128);
for (const c of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&()*+,;=:@/?') {
  PLAIN[c.charCodeAt(0)] = 1;
}

/** What a link is relative to. */
export interface LinkBase {
  /** The base itself. */
  readonly whole: Prefix;
  /** `https://host`, without the slash. */
  readonly origin: Prefix;
  /** Folder of the base `up` folders up, with its slash. */
  folder(up: number): Prefix;
  /** No text, for what is absolute. */
  readonly none: Prefix;
}

/**
 * A link as written whose URL is a beginning that is known and a piece of what is written, character by character: what
 * most links are. Says so without a URL parser. One for many links, each taken in its turn.
 */
export class PlainHref {
  prefix: Prefix = { text: '', hash: 0 };
  /** Where the piece is in what is written. */
  from = 0;
  to = 0;
  /** Of the beginning and the piece. */
  hash = 0;
  /** Without `#`; '' when there is none. */
  fragment = '';

  /** False when it takes a parser to say what is meant. `?…` alone is not taken either. */
  take(href: string, base: LinkBase): boolean {
    if (!this.#begin(href, base)) return false;
    const isRelative = this.prefix.text.endsWith('/');
    let { hash } = this.prefix;
    let before = isRelative ? SLASH : 0;
    let at = this.from;
    for (; at < href.length; at++) {
      const c = href.charCodeAt(at);
      if (c === HASH) break;
      // What begins with a dot may be `.` or `..`; a colon may end a scheme.
      if (PLAIN[c] !== 1 || (c === DOT && before === SLASH) || (c === COLON && isRelative)) return false;
      hash = hashWith(hash, c);
      before = c;
    }
    this.to = at;
    this.hash = hash;
    return this.#takeFragment(href, at + 1);
  }

  #begin(href: string, base: LinkBase): boolean {
    const first = href.charCodeAt(0);
    this.from = 0;
    if (first === SLASH) {
      this.prefix = base.origin;
      return href.charCodeAt(1) !== SLASH;
    }
    if (first === LOWER_H && (href.startsWith('http://') || href.startsWith('https://'))) {
      this.prefix = base.none;
      return true;
    }
    if (first === HASH) {
      this.prefix = base.whole;
      return true;
    }
    if (PLAIN[first] !== 1 || first === QUESTION) return false;
    let up = 0;
    for (; href.startsWith('../', this.from); up++) this.from += 3;
    this.prefix = base.folder(up);
    return true;
  }

  #takeFragment(href: string, from: number): boolean {
    for (let at = from; at < href.length; at++) if (PLAIN[href.charCodeAt(at)] !== 1) return false;
    this.fragment = from < href.length ? href.slice(from) : '';
    return true;
  }
}
