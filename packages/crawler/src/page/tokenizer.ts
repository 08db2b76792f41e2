import { Attributes } from './attributes.ts';
import type { ContentModel, Element } from './element.ts';
import { ElementNames } from './element-names.ts';
import { endOfScript } from './end-of-script.ts';
import type { StartTag } from './open-elements.ts';
import { type PageSource, pageSource } from './page-source.ts';
import { placeOf } from './place-of.ts';
import { isWhiteSpace } from './white-space.ts';

const EXCLAMATION = 33;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const HYPHEN = 45;
const SLASH = 47;
const EQUALS = 61;
const LESS_THAN = 60;
const GREATER_THAN = 62;

/** What a code unit ends, one bit each. */
const SPACES = 1;
const ATTRIBUTE_NAME = 2;
const UNQUOTED = 4;
/** One look instead of up to seven comparisons; for every code unit, so that none has to be asked whether it is small. */
const ENDS = new Uint8Array(256);
for (let c = 0; c < EXCLAMATION; c++) if (isWhiteSpace(c)) ENDS[c] = SPACES | ATTRIBUTE_NAME | UNQUOTED;
ENDS[SLASH] = ATTRIBUTE_NAME;
ENDS[GREATER_THAN] = ATTRIBUTE_NAME | UNQUOTED;
ENDS[EQUALS] = ATTRIBUTE_NAME;

/** Told what the tokenizer meets. All places are offsets in the source. */
export interface TokenSink {
  /** Reads what stands at `start`, and on to the next `<` or the end of the source. Gives the place where that is. */
  readText(start: number): number;
  /**
   * What stands between two tags, comments or ends, which has been read now, in one piece or more; character references
   * are not decoded.
   */
  text(start: number, end: number): void;
  /** A CDATA section, which is text. */
  cdata(start: number, end: number): void;
  /** @returns how the content of the element is read; `data` unless the tag made an HTML element that says otherwise */
  startTag(element: Element, tag: StartTag): ContentModel;
  endTag(element: Element): void;
  /** The whole content of an element that holds no markup. */
  content(element: Element, start: number, end: number): void;
  doctype(): void;
  /** The current node is not an HTML element, so that `<![CDATA[` opens a section. */
  readonly foreign: boolean;
}

/**
 * The tokenizer of the HTML standard (13.2.5), over a source that is whole in memory: from mark to mark with `indexOf`,
 * which is five times as quick as a loop, byte by byte only over names of attributes. Tags and comments that the source ends in are
 * dropped, as there.
 */
export class Tokenizer implements StartTag {
  readonly #html: string;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #length: number;
  readonly #sink: TokenSink;
  readonly #names: ElementNames;
  readonly attributes: Attributes;
  #at = 0;
  start = 0;
  end = 0;
  selfClosing = false;

  constructor(source: PageSource, sink: TokenSink) {
    this.#html = source.text;
    this.#bytes = source.bytes;
    this.#view = source.view;
    this.#length = source.text.length;
    this.#sink = sink;
    this.#names = new ElementNames(source);
    this.attributes = new Attributes(source);
  }

  /**
   * Goes on from where it stopped.
   *
   * @param tags stops after so many, or after as many characters for each as a tag costs
   * @returns false when the source has come to its end
   */
  read(tags: number): boolean {
    const stop = this.#at + tags * 64;
    for (let left = tags; left > 0 && this.#at < stop; left--) {
      if (!this.#readMarkup()) return false;
    }
    return true;
  }

  /** Text up to the next piece of markup, and that. */
  #readMarkup(): boolean {
    const bytes = this.#bytes;
    const length = this.#length;
    const from = this.#at;
    let open = from;
    while (open < length && (bytes[open] !== LESS_THAN || !isMarkup(bytes[open + 1]))) open = this.#sink.readText(open);
    if (from < open) this.#sink.text(from, open);
    if (open === length) {
      this.#at = length;
      return false;
    }
    const c = bytes[open + 1] ?? 0;
    if (c === SLASH) this.#readEndTag(open + 2);
    else if (c === EXCLAMATION) this.#readDeclaration(open + 2);
    else if (isLetter(c)) this.#readStartTag(open + 1);
    else this.#at = this.#after('>', open + 1);
    return this.#at < length;
  }

  #readStartTag(nameStart: number): void {
    const element = this.#names.read(nameStart);
    const nameEnd = this.#names.end;
    this.start = nameStart - 1;
    this.selfClosing = false;
    this.attributes.begin(element);
    if (this.#bytes[nameEnd] === GREATER_THAN) this.#at = nameEnd + 1;
    else if (!this.#readAttributes(nameEnd)) return;
    this.end = this.#at;
    const content = this.#sink.startTag(element, this);
    if (content !== 'data') this.#readContent(element, content);
  }

  #readEndTag(nameStart: number): void {
    const bytes = this.#bytes;
    if (!isLetter(bytes[nameStart] ?? 0)) {
      this.#at = this.#after('>', nameStart);
      return;
    }
    const element = this.#names.read(nameStart);
    const nameEnd = this.#names.end;
    if (bytes[nameEnd] === GREATER_THAN) this.#at = nameEnd + 1;
    else {
      this.attributes.ignore();
      if (!this.#readAttributes(nameEnd)) return;
    }
    this.#sink.endTag(element);
  }

  /** To behind the `>` of the tag. False when the source ends before it. */
  #readAttributes(from: number): boolean {
    const bytes = this.#bytes;
    const length = this.#length;
    let at = from;
    for (;;) {
      let c = bytes[at] ?? 0;
      while (isSpace(c) || c === SLASH) {
        if (c === SLASH && bytes[at + 1] === GREATER_THAN) this.selfClosing = true;
        c = bytes[++at] ?? 0;
      }
      if (at >= length) return this.#ended();
      if (c === GREATER_THAN) {
        this.#at = at + 1;
        return true;
      }
      const nameStart = at;
      // A `=` in front belongs to the name.
      do c = bytes[++at] ?? 0;
      while (!ends(c, ATTRIBUTE_NAME) && at < length);
      const slot = this.attributes.slot(nameStart, at);
      const nameEnd = at;
      while (isSpace(c)) c = bytes[++at] ?? 0;
      if (c === EQUALS) at = this.#readValue(at + 1, slot);
      else if (slot !== -1) this.attributes.put(slot, nameEnd, nameEnd);
    }
  }

  /** Gives the place behind the value. */
  #readValue(from: number, slot: number): number {
    const bytes = this.#bytes;
    const length = this.#length;
    let at = from;
    let c = bytes[at] ?? 0;
    while (isSpace(c)) c = bytes[++at] ?? 0;
    let start = at;
    let next: number;
    if (c === DOUBLE_QUOTE || c === SINGLE_QUOTE) {
      start = at + 1;
      at = placeOf(c, this.#view, { from: start, end: length });
      if (at === length) return length;
      next = at + 1;
    } else {
      while (at < length && !ends(c, UNQUOTED)) c = bytes[++at] ?? 0;
      next = at;
    }
    if (slot !== -1) this.attributes.put(slot, start, at);
    return next;
  }

  /** `<!`: a comment, a doctype, a CDATA section, or anything else up to `>`. */
  #readDeclaration(from: number): void {
    const html = this.#html;
    if (html.startsWith('--', from)) {
      this.#at = this.#endOfComment(from + 2);
    } else if (this.#sink.foreign && html.startsWith('[CDATA[', from)) {
      const end = html.indexOf(']]>', from + 7);
      const last = end === -1 ? html.length : end;
      if (from + 7 < last) this.#sink.cdata(from + 7, last);
      this.#at = end === -1 ? html.length : end + 3;
    } else {
      if (/^doctype/i.test(html.slice(from, from + 7))) this.#sink.doctype();
      this.#at = this.#after('>', from);
    }
  }

  /** A comment ends with `-->` or `--!>`; `<!-->` and `<!--->` are whole ones. */
  #endOfComment(from: number): number {
    const html = this.#html;
    if (html.charCodeAt(from) === GREATER_THAN) return from + 1;
    if (html.startsWith('->', from)) return from + 2;
    for (let at = html.indexOf('--', from); at !== -1; at = html.indexOf('--', at + 1)) {
      const c = html.charCodeAt(at + 2);
      if (c === GREATER_THAN) return at + 3;
      if (c === EXCLAMATION && html.charCodeAt(at + 3) === GREATER_THAN) return at + 4;
      // In a run of hyphens only the last two can end anything.
      while (html.charCodeAt(at + 2) === HYPHEN && html.charCodeAt(at + 3) === HYPHEN) at++;
    }
    return html.length;
  }

  /** Text without markup, and the end tag of the same name: it closes this element, whatever else is open. */
  #readContent(element: Element, content: ContentModel): void {
    const html = this.#html;
    const from = this.#at;
    let end = html.length;
    if (content === 'script') end = endOfScript(html, from);
    else if (content !== 'plaintext') end = this.#endOfRawText(element.name, from);
    this.#sink.content(element, from, end);
    if (end === html.length) this.#at = end;
    else {
      this.attributes.ignore();
      this.#readAttributes(end + 2 + element.name.length);
    }
  }

  #endOfRawText(name: string, from: number): number {
    const html = this.#html;
    for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 2)) {
      const nameEnd = at + 2 + name.length;
      const c = html.charCodeAt(nameEnd);
      if ((c === GREATER_THAN || c === SLASH || isSpace(c)) && html.slice(at + 2, nameEnd).toLowerCase() === name) {
        return at;
      }
    }
    return html.length;
  }

  #ended(): false {
    this.#at = this.#html.length;
    return false;
  }

  #after(mark: string, from: number): number {
    const at = this.#html.indexOf(mark, from);
    return at === -1 ? this.#html.length : at + mark.length;
  }
}

/** What follows a `<` that is not mere text. */
function isMarkup(c = 0): boolean {
  return isLetter(c) || c === SLASH || c === EXCLAMATION || c === 63;
}

function isLetter(c: number): boolean {
  const lower = c | 32;
  return c >= 65 && lower >= 97 && lower <= 122;
}

function isSpace(c: number): boolean {
  return ends(c, SPACES);
}

function ends(c = 0, what: number): boolean {
  return ((ENDS[c] ?? 0) & what) !== 0;
}

/** Attributes of a whole start tag, read once more. */
export function attributesOf(tag: string): Attributes {
  const nothing = (): void => {};
  const sink = { startTag: () => 'data' as const, endTag: nothing, content: nothing, doctype: nothing, foreign: false };
  const texts = { readText: () => tag.length, text: nothing, cdata: nothing };
  const tokenizer = new Tokenizer(pageSource(tag), { ...sink, ...texts });
  tokenizer.read(1);
  return tokenizer.attributes;
}
