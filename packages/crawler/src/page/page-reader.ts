import { readCss, readStyle } from './formats/read-css.ts';
import { readJsonLd } from './formats/read-json-ld.ts';
import { xmlStylesheets } from './formats/xml-stylesheets.ts';
import { FoundLinks } from './links/found-links.ts';
import { FrameDocuments } from './links/frame-documents.ts';
import { LazyImages } from './links/lazy-images.ts';
import { type LinkKind, REGIONS, type Region } from './links/link-kind.ts';
import type { RawLink } from './links/raw-link.ts';
import type { PageContent } from './page-content.ts';
import { MarkReader } from './page-marks.ts';
import { PageNotes } from './page-notes.ts';
import { pageResult } from './page-result.ts';
import { Attributes } from './scanner/attributes.ts';
import type { Element } from './scanner/element.ts';
import { namedElement } from './scanner/named-element.ts';
import { elementOf, readTag } from './scanner/read-tag.ts';
import { type Scanner, type ScannerSink, takeScanner } from './scanner/scanner.ts';
import {
  DEPTH,
  ELEMENT,
  HTML,
  IN_SHADOW,
  NAMESPACE,
  REGION,
  SELF_CLOSING,
  SVG,
  TAG_END,
  TAG_START,
  WANTS_TEXT,
  WATCHED_DEPTH,
} from './scanner/scanner-registers.ts';
import { decodeReferences } from './text/decode-references.ts';
import { fnv1a } from './text/fnv1a.ts';
import { foldText } from './text/fold-text.ts';
import { LineCounter } from './text/line-counter.ts';
import { type PageSource, pageSource } from './text/page-source.ts';
import { xmlText } from './text/xml-text.ts';

const A = namedElement('a');
const HTML_ELEMENT = namedElement('html');
const BODY = namedElement('body');
const TEMPLATE = namedElement('template');
const ANNOTATION_XML = namedElement('annotation-xml');
/** MIME types that make MathML's `annotation-xml` hold HTML. */
const HOLDS_HTML = /^(?:text\/html|application\/xhtml\+xml)$/i;
const TEXT_LENGTH = 200;
/** Source of a text that is kept before folding: markup and white space take room too. */
const CAPTURE_LENGTH = 4_096;
/** Style sheets and JSON-LD inside a page. */
const EMBEDDED_LENGTH = 1_024 * 1_024;
/** A frame in a frame is read, no more. */
const FRAMES = 2;

/** Collects what a crawl needs from the scanner's calls about one page. */
export class PageReader implements ScannerSink {
  readonly #html: string;
  readonly #isXml: boolean;
  readonly #scanner: Scanner;
  /** Of the tag that is being taken. */
  #attributes: Attributes;
  readonly #links: FoundLinks;
  readonly #anchors: number[] = [];
  readonly #marks = new MarkReader();
  readonly #notes = new PageNotes();
  /** How deep documents in documents are read. */
  readonly #depth: number;
  /** Few pages have any of these. */
  #frames: FrameDocuments | undefined;
  #lazyImages: LazyImages | undefined;

  /** Start of the tag that is being read, and the landmark that it stands in. */
  #tagStart = 0;
  #region: Region = 'other';
  /** It stands in a shadow tree: nothing outside refers to its ids, and it says nothing of the page. */
  #inShadow = false;
  #anchor: RawLink | undefined;
  #anchorText = '';
  /** An svg `style`, whose text comes piece by piece; the elements that are open in it and its text so far. */
  #style: { readonly depth: number; readonly start: number; readonly region: Region; text: string } | undefined;
  #ofHtml = 0;
  #ofBody = 0;
  readonly #lines: LineCounter;

  /** @param depth how deep documents in documents are read (`srcdoc`) */
  constructor(source: PageSource, maxLinks: number, depth = FRAMES) {
    this.#html = source.text;
    this.#depth = depth;
    this.#links = new FoundLinks(source, maxLinks);
    this.#lines = new LineCounter(source.text);
    this.#isXml = source.isXml === true;
    this.#attributes = new Attributes(source.text);
    this.#scanner = takeScanner();
    this.#scanner.begin(source, this);
    if (this.#isXml) for (const { href, offset } of xmlStylesheets(this.#html)) this.#add(href, 'stylesheet', offset);
  }

  /** Reads on, over about so many tags. False when the page has come to its end. */
  read(tags: number): boolean {
    if (this.#scanner.read(tags)) return true;
    return this.#frames?.read(tags) ?? false;
  }

  /** To be called once, at the end of the page. */
  result(): PageContent {
    this.endAnchor();
    this.#endStyle();
    this.#scanner.end();
    this.#links.truncated ||= this.#frames?.truncated ?? false;
    const taken = { links: this.#links, anchors: this.#anchors, notes: this.#notes, marks: this.#marks };
    const content = pageResult(taken, this.#scanner.registers);
    this.#scanner.release();
    return content;
  }

  text(start: number, end: number): void {
    const style = this.#style;
    if (style !== undefined && style.text.length < EMBEDDED_LENGTH) {
      if (this.#scanner.registers[DEPTH] === style.depth) style.text += this.#html.slice(start, end);
    }
    if (this.#anchor !== undefined && this.#anchorText.length < CAPTURE_LENGTH) {
      this.#anchorText += this.#html.slice(start, Math.min(end, start + CAPTURE_LENGTH));
    }
  }

  startTag(): void {
    const { registers } = this.#scanner;
    const element = elementOf(registers[ELEMENT]);
    const namespace = registers[NAMESPACE];
    const attributes = this.#attributes;
    this.#lookAt(registers);
    attributes.begin(element, registers);
    if (namespace === HTML && !this.#isXml) {
      if (element === HTML_ELEMENT) this.#ofHtml = attributes.dropSeen(this.#ofHtml);
      else if (element === BODY) this.#ofBody = attributes.dropSeen(this.#ofBody);
    }
    if (element.marked) this.#marks.startTag(element.name, attributes);
    if (!attributes.empty) this.#takeId();
    if (namespace === HTML) {
      this.#takeHtml(element);
      if (this.#isXml && element === A && registers[SELF_CLOSING] === 1) this.endAnchor();
    } else if (namespace === SVG) this.#takeSvg(element, registers);
  }

  content(number: number, start: number, end: number): void {
    const element = elementOf(number);
    const { name } = element;
    // Those of the start tag are still there.
    this.#attributes.begin(element, this.#scanner.registers);
    if (name === 'title' && !this.#inShadow) {
      this.#takeTitle(this.#html.slice(start, Math.min(end, start + CAPTURE_LENGTH)));
    } else if (name === 'style') this.#takeCss(this.#data(start, Math.min(end, start + EMBEDDED_LENGTH)), start);
    else if (name === 'script' && this.#attributes.get('type')?.trim().toLowerCase() === 'application/ld+json')
      this.#takeJsonLd(start, end);
  }

  left(): void {
    this.#endStyle();
  }

  /** The standard lets a formatting element out of a template when something in it kept it from being closed. */
  reopened(start: number, end: number): void {
    this.#lookAt(this.#scanner.registers);
    const before = this.#attributes;
    readTag(this.#html.slice(start, end), (element, attributes) => {
      this.#attributes = attributes;
      this.#takeId();
      this.#takeHtml(element);
    });
    this.#attributes = before;
  }

  opensShadow(): boolean {
    this.#attributes.begin(TEMPLATE, this.#scanner.registers);
    return /^(?:open|closed)$/i.test(this.#attributes.get('shadowrootmode') ?? '');
  }

  holdsHtml(): boolean {
    this.#attributes.begin(ANNOTATION_XML, this.#scanner.registers);
    return HOLDS_HTML.test(this.#attributes.get('encoding') ?? '');
  }

  #lookAt(registers: Int32Array): void {
    this.#tagStart = registers[TAG_START] ?? 0;
    this.#region = REGIONS[registers[REGION] ?? 0] ?? 'other';
    this.#inShadow = registers[IN_SHADOW] === 1;
  }

  #takeTitle(source: string): void {
    this.#notes.title(this.#isXml ? xmlText(source).replaceAll('&', '&amp;') : source);
  }

  /** Content that HTML takes as it is written, and XML as text. */
  #data(start: number, end: number): string {
    const source = this.#html.slice(start, end);
    return this.#isXml ? xmlText(source) : source;
  }

  #takeJsonLd(start: number, end: number): void {
    const hrefs = readJsonLd(this.#data(start, end));
    if (hrefs === undefined) this.#marks.brokenJsonLd();
    for (const href of hrefs ?? []) this.#add(href, 'json-ld', start);
  }

  #takeId(): void {
    const { id } = this.#attributes;
    if (id !== undefined && id !== '' && !this.#inShadow) this.#anchors.push(fnv1a(id));
  }

  #takeHtml(element: Element): void {
    if (element === A) this.#startAnchor(element.rule);
    else element.rule?.(this.#attributes, this.#found);
    this.#takeStyle();
    // Last of its tag: lines are counted on to where a document begins in it.
    if (element.lazy !== undefined) this.#takeLazy(element, element.lazy);
    if (element.noted) this.#notes.startTag(element.name, this.#attributes, this.#inShadow);
  }

  /** What may be loaded later, or hold a document. */
  #takeLazy(element: Element, tag: NonNullable<Element['lazy']>): void {
    const attributes = this.#attributes;
    if (attributes.hasAny(element.lazyMask)) {
      this.#lazyImages ??= new LazyImages();
      this.#lazyImages.take(tag, attributes, this.#found);
    } else if (tag === 'img') this.#lazyImages?.endPicture();
    if (tag === 'iframe') this.#takeFrame();
    else if (tag === 'img' && this.#anchor !== undefined) this.#anchorText += ` ${attributes.get('alt') ?? ''}`;
  }

  #takeSvg(element: Element, registers: Int32Array): void {
    const selfClosing = registers[SELF_CLOSING] === 1;
    if (element === A) this.#startAnchor(element.svgRule);
    else element.svgRule?.(this.#attributes, this.#found);
    this.#takeStyle();
    if (element.name === 'style' && !selfClosing) {
      this.#endStyle();
      const depth = registers[DEPTH] ?? 0;
      this.#style = { depth, start: registers[TAG_END] ?? 0, region: this.#region, text: '' };
      registers[WATCHED_DEPTH] = depth;
      this.#wantText();
    } else if (element === A && selfClosing) this.endAnchor();
  }

  #takeFrame(): void {
    const html = this.#depth > 0 ? this.#attributes.get('srcdoc') : undefined;
    if (html === undefined) return;
    this.#frames ??= new FrameDocuments({
      readerOf: (document) => new PageReader(pageSource(document), this.#links.room, this.#depth - 1),
      take: (link) => this.#links.add(link),
    });
    this.#frames.add({ html, line: this.#lines.at(this.#attributes.startOf('srcdoc')), region: this.#region });
  }

  #takeStyle(): void {
    if (this.#attributes.empty) return;
    const { style } = this.#attributes;
    if (style?.includes('(')) for (const { href } of readStyle(style)) this.#found(href, 'css');
  }

  #startAnchor(rule: Element['rule']): void {
    this.endAnchor();
    const name = this.#attributes.get('name');
    if (name !== undefined && name !== '' && !this.#inShadow) this.#anchors.push(fnv1a(name));
    const before = this.#links.all.length;
    rule?.(this.#attributes, this.#found);
    this.#anchor = this.#links.all[before];
    if (this.#anchor !== undefined) this.#wantText();
  }

  endAnchor(): void {
    if (this.#anchor === undefined) return;
    this.#anchor.text = foldText(this.#anchorText, TEXT_LENGTH);
    this.#anchor = undefined;
    this.#anchorText = '';
    this.#wantText();
  }

  #endStyle(): void {
    const style = this.#style;
    if (style === undefined) return;
    this.#style = undefined;
    this.#scanner.registers[WATCHED_DEPTH] = 0;
    this.#wantText();
    this.#region = style.region;
    this.#takeCss(style.text.includes('&') ? decodeReferences(style.text) : style.text, style.start);
  }

  #wantText(): void {
    this.#scanner.registers[WANTS_TEXT] = this.#anchor === undefined && this.#style === undefined ? 0 : 1;
  }

  #takeCss(css: string, start: number): void {
    for (const { href, offset, isImport } of readCss(css)) {
      this.#add(href, isImport ? 'stylesheet' : 'css', start + offset);
    }
  }

  /** CSS has rules of its own, and what cards name is data: both are in UTF-8 whatever the page is in. */
  readonly #found = (href: string, kind: LinkKind): void => {
    const isUtf8 = kind === 'css' || kind === 'og';
    this.#add(isUtf8 ? href : this.#links.inEncoding(href), kind, this.#tagStart);
  };

  #add(href: string, kind: LinkKind, offset: number): void {
    const line = this.#lines.at(offset);
    this.#links.add({ href, kind, line, text: this.#textOf(kind), region: this.#region });
  }

  #textOf(kind: LinkKind): string {
    if (kind !== 'img' && kind !== 'area' && kind !== 'input') return '';
    return foldText(this.#attributes.get('alt') ?? '', TEXT_LENGTH);
  }
}
