import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { MarkReader } from '../findings/page-marks.ts';
import type { LinkKind } from '../types.ts';
import { Attributes } from './attributes.ts';
import { fnv1a } from './fnv1a.ts';
import { foldText } from './fold-text.ts';
import { LINKS_OF_TAG } from './links-of-tag.ts';
import { OpenElements } from './open-elements.ts';
import type { PageContent, RawLink } from './page-content.ts';
import { readCss } from './read-css.ts';
import { readJsonLd } from './read-json-ld.ts';

const TEXT_LENGTH = 200;
/** Source of a text that is kept before folding: markup and white space take room too. */
const CAPTURE_LENGTH = 4_096;
/** Style sheets and JSON-LD inside a page. */
const EMBEDDED_LENGTH = 1_024 * 1_024;
/** Tags without links whose attributes matter all the same. */
const NOTED = new Set(['base', 'html']);

/**
 * Reads a page in one pass over htmlparser2's tokenizer. No tree is built: the tree builder's tag stack is quadratic
 * on unclosed tags, and links need only the few open elements that `OpenElements` keeps.
 *
 * @param maxLinks links beyond this are not taken; ids and the other facts still are
 */
export function readPage(html: string, maxLinks: number): PageContent {
  const reader = new PageReader(html, maxLinks);
  const tokenizer = new Tokenizer({ decodeEntities: false }, reader);
  tokenizer.write(html);
  tokenizer.end();
  return reader.content();
}

class PageReader implements TokenizerCallbacks {
  readonly #html: string;
  readonly #maxLinks: number;
  readonly #open = new OpenElements();
  readonly #attributes: Attributes;
  readonly #links: RawLink[] = [];
  readonly #anchors: number[] = [];
  readonly #marks = new MarkReader();
  #truncated = false;

  #tag = '';
  #tagStart = 0;
  #rule: ((attributes: Attributes, found: (href: string, kind: LinkKind) => void) => void) | undefined;
  #takesAll = false;
  #inForeign = false;
  #attribute = '';
  #valueStart = 0;
  #valueEnd = 0;

  /** Element whose text is being collected: `title`, `style`, or `script` with JSON-LD. */
  #capturing = '';
  #captureStart = 0;
  #captured = '';
  #anchor: RawLink | undefined;
  #anchorText = '';

  #line = 1;
  /** Offset of the line feed that ends `#line`; -1 before the first look. */
  #lineEnd = -1;

  #base: string | undefined;
  #title: string | null = null;
  #description: string | null = null;
  #robots = '';
  #lang = '';
  #hasViewport = false;
  #h1Count = 0;
  #imagesWithoutAlt = 0;

  constructor(html: string, maxLinks: number) {
    this.#html = html;
    this.#maxLinks = maxLinks;
    this.#attributes = new Attributes(html);
  }

  content(): PageContent {
    this.#endAnchor();
    if (this.#capturing !== '') this.#endCapture();
    return {
      links: this.#links,
      linksTruncated: this.#truncated,
      base: this.#base,
      anchors: Uint32Array.from(this.#anchors),
      title: this.#title,
      description: this.#description,
      robots: this.#robots,
      lang: this.#lang,
      hasViewport: this.#hasViewport,
      h1Count: this.#h1Count,
      imagesWithoutAlt: this.#imagesWithoutAlt,
      marks: this.#marks.marks(),
    };
  }

  isInForeignContext(): boolean {
    return this.#open.foreign;
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#html.slice(start, end).toLowerCase();
    this.#tagStart = start;
    this.#rule = LINKS_OF_TAG.get(this.#tag);
    this.#takesAll = this.#rule !== undefined || NOTED.has(this.#tag);
    this.#attributes.clear();
    this.#inForeign = this.#open.foreign;
    this.#open.open(this.#tag);
  }

  onattribname(start: number, end: number): void {
    const length = end - start;
    // Most attributes of most tags say nothing about links: they are not even copied.
    if (!this.#takesAll && length !== 2 && length !== 5) {
      this.#attribute = '';
      return;
    }
    const name = this.#html.slice(start, end).toLowerCase();
    this.#attribute = this.#takesAll || name === 'id' || name === 'style' ? name : '';
    this.#valueStart = this.#valueEnd = end;
  }

  onattribdata(start: number, end: number): void {
    this.#valueStart = start;
    this.#valueEnd = end;
  }

  onattribend(): void {
    if (this.#attribute !== '') this.#attributes.add(this.#attribute, this.#valueStart, this.#valueEnd);
  }

  onopentagend(end: number): void {
    this.#endTag(end);
  }

  onselfclosingtag(end: number): void {
    this.#endTag(end);
    // Only foreign elements close themselves; `<div/>` is an open div.
    if (this.#inForeign || this.#open.foreign) this.#close(this.#tag);
  }

  onclosetag(start: number, end: number): void {
    this.#close(this.#html.slice(start, end).toLowerCase());
  }

  ontext(start: number, end: number): void {
    if (!this.#open.inert) this.#marks.text(this.#html, { start, end, region: this.#open.region });
    if (this.#capturing !== '') this.#capture(start, end);
    if (this.#anchor !== undefined && this.#anchorText.length < CAPTURE_LENGTH) {
      this.#anchorText += this.#html.slice(start, Math.min(end, start + CAPTURE_LENGTH));
    }
  }

  oncdata(start: number, end: number, offset: number): void {
    this.ontext(start, end - offset);
  }

  onend(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onattribentity(): void {}
  ontextentity(): void {}

  #close(name: string): void {
    this.#marks.endTag(name);
    if (name === 'a') this.#endAnchor();
    if (name === this.#capturing) this.#endCapture();
    this.#open.close(name);
  }

  #endTag(end: number): void {
    const attributes = this.#attributes;
    const tag = this.#tag;
    if (this.#open.inert) return;
    this.#marks.startTag(tag, attributes);
    const id = attributes.get('id');
    if (id !== undefined && id !== '') this.#anchors.push(fnv1a(id));
    if (tag === 'a') this.#startAnchor();
    else if (this.#rule !== undefined) this.#rule(attributes, this.#found);
    const style = attributes.get('style');
    if (style?.includes('(')) for (const { href } of readCss(style)) this.#found(href, 'css');
    this.#note(end);
  }

  /** What is not a link but changes the reading, or is a fact about the page. */
  #note(end: number): void {
    const attributes = this.#attributes;
    switch (this.#tag) {
      case 'base':
        this.#base ??= attributes.get('href');
        break;
      case 'html':
        this.#lang ||= attributes.get('lang') ?? attributes.get('xml:lang') ?? '';
        break;
      case 'meta':
        this.#noteMeta();
        break;
      case 'h1':
        this.#h1Count++;
        break;
      case 'img':
        if (!attributes.has('alt')) this.#imagesWithoutAlt++;
        else if (this.#anchor !== undefined) this.#anchorText += ` ${attributes.get('alt') ?? ''}`;
        break;
      case 'title':
        if (this.#title === null && !this.#inForeign) this.#startCapture(end);
        break;
      case 'style':
        this.#startCapture(end);
        break;
      case 'script':
        if (attributes.get('type')?.trim().toLowerCase() === 'application/ld+json') this.#startCapture(end);
        break;
    }
  }

  #noteMeta(): void {
    const name = this.#attributes.get('name')?.trim().toLowerCase();
    const content = this.#attributes.get('content') ?? '';
    if (name === 'description') this.#description ??= foldText(content, 1_000);
    else if (name === 'viewport') this.#hasViewport = true;
    else if (name === 'robots') this.#robots += ` ${content.slice(0, TEXT_LENGTH).toLowerCase()}`;
  }

  #startAnchor(): void {
    this.#endAnchor();
    const name = this.#attributes.get('name');
    if (name !== undefined && name !== '') this.#anchors.push(fnv1a(name));
    const before = this.#links.length;
    this.#rule?.(this.#attributes, this.#found);
    this.#anchor = this.#links[before];
  }

  #endAnchor(): void {
    if (this.#anchor !== undefined) this.#anchor.text = foldText(this.#anchorText, TEXT_LENGTH);
    this.#anchor = undefined;
    this.#anchorText = '';
  }

  #startCapture(end: number): void {
    this.#capturing = this.#tag;
    this.#captureStart = end + 1;
    this.#captured = '';
  }

  #capture(start: number, end: number): void {
    const room = (this.#capturing === 'title' ? CAPTURE_LENGTH : EMBEDDED_LENGTH) - this.#captured.length;
    if (room > 0) this.#captured += this.#html.slice(start, Math.min(end, start + room));
  }

  #endCapture(): void {
    const [element, text] = [this.#capturing, this.#captured];
    this.#capturing = '';
    this.#captured = '';
    if (element === 'title') this.#title = foldText(text, 1_000);
    else if (element === 'script') this.#endJsonLd(text);
    else for (const { href, offset } of readCss(text)) this.#add(href, 'css', this.#captureStart + offset);
  }

  #endJsonLd(text: string): void {
    const hrefs = readJsonLd(text);
    if (hrefs === undefined) this.#marks.brokenJsonLd();
    for (const href of hrefs ?? []) this.#add(href, 'json-ld', this.#captureStart);
  }

  readonly #found = (href: string, kind: LinkKind): void => this.#add(href, kind, this.#tagStart);

  #add(href: string, kind: LinkKind, offset: number): void {
    if (this.#links.length === this.#maxLinks) {
      this.#truncated = true;
      return;
    }
    this.#links.push({ href, kind, line: this.#lineAt(offset), text: this.#textOf(kind), region: this.#open.region });
  }

  #textOf(kind: LinkKind): string {
    if (kind !== 'img' && kind !== 'area' && kind !== 'input') return '';
    return foldText(this.#attributes.get('alt') ?? '', TEXT_LENGTH);
  }

  /** Links come in source order, so lines are counted once over the page. */
  #lineAt(offset: number): number {
    while (this.#lineEnd < offset) {
      const next = this.#html.indexOf('\n', this.#lineEnd + 1);
      if (this.#lineEnd >= 0) this.#line++;
      this.#lineEnd = next === -1 ? Number.POSITIVE_INFINITY : next;
    }
    return this.#line;
  }
}
