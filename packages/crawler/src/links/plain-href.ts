import { hashWith, type Prefix } from '../memory/url-index.ts';
import type { LinkColumns } from '../page/links/link-columns.ts';

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

/** The base of a link, as prefixes with their hashes. */
export interface LinkBase {
  /** The base itself. */
  readonly whole: Prefix;
  /** `https://host`, without the slash. */
  readonly origin: Prefix;
  /** Folder of the base `up` folders up, with its slash. */
  folder(up: number): Prefix;
  /** The empty prefix, for absolute links. */
  readonly none: Prefix;
}

/**
 * A link as written whose URL is a known prefix and a piece of the written text, character by character, as it is with most links. It is
 * recognised without a URL parser. One object serves many links, one after the other.
 */
export class PlainHref {
  prefix: Prefix = { text: '', hash: 0 };
  /** Start and end of the piece in the text of all hrefs. */
  from = 0;
  to = 0;
  /** Hash of the prefix and the piece. */
  hash = 0;
  /** The fragment without `#`; '' when there is none. */
  fragment = '';

  /** Reads the link at `which`. False when only a parser can resolve it. A link that begins with `?` is not taken either. */
  take(links: LinkColumns, which: number, base: LinkBase): boolean {
    const text = links.hrefs;
    const end = links.hrefEnd(which);
    this.from = links.hrefStart(which);
    if (!this.#begin(text, end, base)) return false;
    const isRelative = this.prefix.text.endsWith('/');
    let { hash } = this.prefix;
    let before = isRelative ? SLASH : 0;
    let at = this.from;
    for (; at < end; at++) {
      const c = text.charCodeAt(at);
      if (c === HASH) break;
      // A segment that begins with a dot may be `.` or `..`; a colon may end a scheme.
      if (PLAIN[c] !== 1 || (c === DOT && before === SLASH) || (c === COLON && isRelative)) return false;
      hash = hashWith(hash, c);
      before = c;
    }
    this.to = at;
    this.hash = hash;
    return this.#takeFragment(text, at + 1, end);
  }

  /** Finds the prefix, and the start of the piece behind it. The link ends at `end`, and another one follows. */
  #begin(text: string, end: number, base: LinkBase): boolean {
    const start = this.from;
    if (start === end) return false;
    const first = text.charCodeAt(start);
    if (first === SLASH) {
      this.prefix = base.origin;
      return start + 1 === end || text.charCodeAt(start + 1) !== SLASH;
    }
    if (first === LOWER_H && isAbsolute(text, start, end)) {
      this.prefix = base.none;
      return true;
    }
    if (first === HASH) {
      this.prefix = base.whole;
      return true;
    }
    if (PLAIN[first] !== 1 || first === QUESTION) return false;
    let up = 0;
    for (; this.from + 3 <= end && text.startsWith('../', this.from); up++) this.from += 3;
    this.prefix = base.folder(up);
    return true;
  }

  #takeFragment(text: string, from: number, end: number): boolean {
    for (let at = from; at < end; at++) if (PLAIN[text.charCodeAt(at)] !== 1) return false;
    this.fragment = from < end ? text.slice(from, end) : '';
    return true;
  }
}

function isAbsolute(text: string, start: number, end: number): boolean {
  return (
    (start + 7 <= end && text.startsWith('http://', start)) || (start + 8 <= end && text.startsWith('https://', start))
  );
}
