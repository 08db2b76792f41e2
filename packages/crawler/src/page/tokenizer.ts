import { Attributes } from './attributes.ts';
import type { ContentModel, Element } from './element.ts';
import { ElementNames } from './element-names.ts';
import { endOfScript } from './end-of-script.ts';
import type { StartTag } from './open-elements.ts';

const TAB = 9;
const LINE_FEED = 10;
const FORM_FEED = 12;
const RETURN = 13;
const SPACE = 32;
const EXCLAMATION = 33;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const HYPHEN = 45;
const SLASH = 47;
const EQUALS = 61;
const GREATER_THAN = 62;

/** Told what the tokenizer meets. All places are offsets in the source. */
export interface TokenSink {
  /** What stands between two tags, comments or ends; character references are not decoded. */
  text(start: number, end: number): void;
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
 * The tokenizer of the HTML standard (13.2.5), over a source that is whole in memory: from `<` to `<` with `indexOf`,
 * character by character only inside tags. Tags and comments that the source ends in are dropped, as there.
 */
export class Tokenizer implements StartTag {
  readonly #html: string;
  readonly #sink: TokenSink;
  readonly #names: ElementNames;
  readonly attributes: Attributes;
  #at = 0;
  start = 0;
  end = 0;
  selfClosing = false;

  constructor(html: string, sink: TokenSink) {
    this.#html = html;
    this.#sink = sink;
    this.#names = new ElementNames(html);
    this.attributes = new Attributes(html);
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
    const html = this.#html;
    const from = this.#at;
    let open = html.indexOf('<', from);
    while (open !== -1 && !isMarkup(html.charCodeAt(open + 1))) open = html.indexOf('<', open + 1);
    if (open === -1) {
      this.#text(from, html.length);
      this.#at = html.length;
      return false;
    }
    this.#text(from, open);
    const c = html.charCodeAt(open + 1);
    if (c === SLASH) this.#readEndTag(open + 2);
    else if (c === EXCLAMATION) this.#readDeclaration(open + 2);
    else if (isLetter(c)) this.#readStartTag(open + 1);
    else this.#at = this.#after('>', open + 1);
    return this.#at < html.length;
  }

  #text(start: number, end: number): void {
    if (start < end) this.#sink.text(start, end);
  }

  #readStartTag(nameStart: number): void {
    const nameEnd = this.#endOfName(nameStart);
    const element = this.#names.find(nameStart, nameEnd);
    this.start = nameStart - 1;
    this.selfClosing = false;
    this.attributes.begin(element);
    if (!this.#readAttributes(nameEnd)) return;
    this.end = this.#at;
    const content = this.#sink.startTag(element, this);
    if (content !== 'data') this.#readContent(element, content);
  }

  #readEndTag(nameStart: number): void {
    const html = this.#html;
    if (!isLetter(html.charCodeAt(nameStart))) {
      this.#at = this.#after('>', nameStart);
      return;
    }
    const nameEnd = this.#endOfName(nameStart);
    if (html.charCodeAt(nameEnd) === GREATER_THAN) this.#at = nameEnd + 1;
    else {
      this.attributes.ignore();
      if (!this.#readAttributes(nameEnd)) return;
    }
    this.#sink.endTag(this.#names.find(nameStart, nameEnd));
  }

  #endOfName(start: number): number {
    const html = this.#html;
    let at = start + 1;
    for (; at < html.length; at++) {
      const c = html.charCodeAt(at);
      if (c === GREATER_THAN || c === SLASH || isSpace(c)) break;
    }
    return at;
  }

  /** To behind the `>` of the tag. False when the source ends before it. */
  #readAttributes(from: number): boolean {
    const html = this.#html;
    const { length } = html;
    let at = from;
    for (;;) {
      let c = html.charCodeAt(at);
      while (isSpace(c) || c === SLASH) {
        if (c === SLASH && html.charCodeAt(at + 1) === GREATER_THAN) this.selfClosing = true;
        c = html.charCodeAt(++at);
      }
      if (at >= length) return this.#ended();
      if (c === GREATER_THAN) {
        this.#at = at + 1;
        return true;
      }
      const nameStart = at;
      // A `=` in front belongs to the name.
      do c = html.charCodeAt(++at);
      while (c !== EQUALS && c !== GREATER_THAN && c !== SLASH && !isSpace(c) && at < length);
      const slot = this.attributes.slot(nameStart, at);
      const nameEnd = at;
      while (isSpace(c)) c = html.charCodeAt(++at);
      if (c === EQUALS) at = this.#readValue(at + 1, slot);
      else if (slot !== -1) this.attributes.put(slot, nameEnd, nameEnd);
    }
  }

  /** Gives the place behind the value. */
  #readValue(from: number, slot: number): number {
    const html = this.#html;
    let at = from;
    let c = html.charCodeAt(at);
    while (isSpace(c)) c = html.charCodeAt(++at);
    let start = at;
    let next: number;
    if (c === DOUBLE_QUOTE || c === SINGLE_QUOTE) {
      start = at + 1;
      at = html.indexOf(c === DOUBLE_QUOTE ? '"' : "'", start);
      if (at === -1) return html.length;
      next = at + 1;
    } else {
      while (at < html.length && c !== GREATER_THAN && !isSpace(c)) c = html.charCodeAt(++at);
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
      this.#text(from + 7, end === -1 ? html.length : end);
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
function isMarkup(c: number): boolean {
  return isLetter(c) || c === SLASH || c === EXCLAMATION || c === 63;
}

function isLetter(c: number): boolean {
  const lower = c | 32;
  return c >= 65 && lower >= 97 && lower <= 122;
}

/** Also a return: the standard turns it into a line feed before anything is read (13.2.3.5). */
function isSpace(c: number): boolean {
  return c === SPACE || c === LINE_FEED || c === TAB || c === RETURN || c === FORM_FEED;
}

/** Attributes of a whole start tag, read once more. */
export function attributesOf(tag: string): Attributes {
  const nothing = (): void => {};
  const sink = { text: nothing, startTag: () => 'data' as const, endTag: nothing, content: nothing, doctype: nothing };
  const tokenizer = new Tokenizer(tag, { ...sink, foreign: false });
  tokenizer.read(1);
  return tokenizer.attributes;
}
