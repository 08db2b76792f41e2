import { MarkReader } from '../findings/page-marks.ts';
import type { Attributes } from './attributes.ts';
import { decodeReferences } from './decode-references.ts';
import { detach } from './detach.ts';
import type { ContentModel, Element } from './element.ts';
import { type Formatting, HTML, SVG } from './element-stack.ts';
import { fnv1a } from './fnv1a.ts';
import { foldText } from './fold-text.ts';
import { linkColumns } from './link-columns.ts';
import type { LinkKind } from './link-kind.ts';
import { namedElement } from './named-element.ts';
import { OpenElements, type StartTag } from './open-elements.ts';
import type { PageContent } from './page-content.ts';
import type { CodeUnits, PageSource } from './page-source.ts';
import type { RawLink } from './raw-link.ts';
import { readCss } from './read-css.ts';
import { readJsonLd } from './read-json-ld.ts';
import { attributesOf, Tokenizer, type TokenSink } from './tokenizer.ts';
import { upgradesInsecure } from './upgrades-insecure.ts';

const A = namedElement('a');
const HTML_ELEMENT = namedElement('html');
const BODY = namedElement('body');
const TEXT_LENGTH = 200;
/** Source of a text that is kept before folding: markup and white space take room too. */
const CAPTURE_LENGTH = 4_096;
/** Style sheets and JSON-LD inside a page. */
const EMBEDDED_LENGTH = 1_024 * 1_024;

/** Takes from the tokens of one page what a crawl wants to know of it. */
export class PageReader implements TokenSink {
  readonly #html: string;
  readonly #units: CodeUnits;
  readonly #maxLinks: number;
  readonly #tokenizer: Tokenizer;
  readonly #open: OpenElements;
  /** Of the tag that is being taken. */
  #attributes: Attributes;
  readonly #links: RawLink[] = [];
  readonly #anchors: number[] = [];
  readonly #marks = new MarkReader();
  #truncated = false;

  /** Start of the tag that is being read. */
  #tagStart = 0;
  #anchor: RawLink | undefined;
  #anchorText = '';
  /** An svg `style`, whose text comes piece by piece; the elements that are open in it and its text so far. */
  #style: { readonly depth: number; readonly start: number; text: string } | undefined;
  #ofHtml = 0;
  #ofBody = 0;

  #line = 1;
  /** Offset of the line feed that ends `#line`; -1 before the first look. */
  #lineEnd = -1;

  #base: string | undefined;
  #title: string | null = null;
  #description: string | null = null;
  #robots = '';
  #upgradesInsecure = false;
  #lang = '';
  #hasViewport = false;
  #h1Count = 0;
  #imagesWithoutAlt = 0;

  constructor(source: PageSource, maxLinks: number) {
    this.#html = source.text;
    this.#units = source.units;
    this.#maxLinks = maxLinks;
    this.#open = new OpenElements(source, (formatting) => this.#takeAgain(formatting));
    this.#tokenizer = new Tokenizer(source, this);
    this.#attributes = this.#tokenizer.attributes;
  }

  /** Reads on, over about so many tags. False when the page has come to its end. */
  read(tags: number): boolean {
    return this.#tokenizer.read(tags);
  }

  result(): PageContent {
    this.#endAnchor();
    this.#endStyle();
    return {
      links: linkColumns(this.#links),
      linksTruncated: this.#truncated,
      base: this.#base,
      anchors: new Uint32Array(this.#anchors),
      title: this.#title,
      description: this.#description,
      robots: this.#robots,
      upgradesInsecure: this.#upgradesInsecure,
      lang: this.#lang,
      hasViewport: this.#hasViewport,
      h1Count: this.#h1Count,
      imagesWithoutAlt: this.#imagesWithoutAlt,
      marks: this.#marks.marks(),
    };
  }

  get foreign(): boolean {
    return this.#open.foreign;
  }

  doctype(): void {
    this.#open.doctype();
  }

  readText(start: number): number {
    if (!this.#open.inert) {
      const end = this.#html.length;
      const at = this.#open.inMain
        ? this.#marks.mainTextUpToMark(this.#units, start, end)
        : this.#marks.sideTextUpToMark(this.#units, start, end);
      if (at !== undefined) return at;
    }
    const mark = this.#html.indexOf('<', start + 1);
    return mark === -1 ? this.#html.length : mark;
  }

  cdata(start: number, end: number): void {
    if (!this.#open.inert) this.#takeText(start, end);
    this.text(start, end);
  }

  text(start: number, end: number): void {
    this.#open.text(start, end);
    if (
      this.#style !== undefined &&
      this.#style.depth === this.#open.depth &&
      this.#style.text.length < EMBEDDED_LENGTH
    ) {
      this.#style.text += this.#html.slice(start, end);
    }
    if (this.#anchor !== undefined && this.#anchorText.length < CAPTURE_LENGTH) {
      this.#anchorText += this.#html.slice(start, Math.min(end, start + CAPTURE_LENGTH));
    }
  }

  startTag(element: Element, tag: StartTag): ContentModel {
    const { inert } = this.#open;
    this.#tagStart = tag.start;
    const namespace = this.#open.open(element, tag);
    if (this.#style !== undefined) this.#lookAtStyle();
    if (namespace === undefined) return 'data';
    if (!inert) {
      if (namespace === HTML) {
        if (element === HTML_ELEMENT) this.#ofHtml = this.#attributes.dropSeen(this.#ofHtml);
        else if (element === BODY) this.#ofBody = this.#attributes.dropSeen(this.#ofBody);
      }
      this.#marks.startTag(element, this.#attributes);
      // Only foreign elements close themselves; `<div/>` is an open div.
      if (namespace !== HTML && tag.selfClosing) this.#marks.endTag(element.name);
      if (!this.#attributes.empty) this.#takeId();
      else if (namespace === HTML && element !== A && !element.noted) return element.content;
      if (namespace === HTML) this.#takeHtml(element);
      else if (namespace === SVG) this.#takeSvg(element, tag);
    }
    return namespace === HTML ? element.content : 'data';
  }

  endTag(element: Element): void {
    if (!this.#open.inert) {
      this.#marks.endTag(element.name);
      if (element === A) this.#endAnchor();
    }
    this.#open.close(element);
    if (this.#style !== undefined) this.#lookAtStyle();
  }

  content(element: Element, start: number, end: number): void {
    if (this.#open.inert) return;
    this.#takeText(start, end);
    this.#marks.endTag(element.name);
    if (element.name === 'title') {
      const source = this.#html.slice(start, Math.min(end, start + CAPTURE_LENGTH));
      this.#title ??= detach(foldText(source.replaceAll('\0', '\ufffd'), 1_000));
    } else if (element.name === 'style')
      this.#takeCss(this.#html.slice(start, Math.min(end, start + EMBEDDED_LENGTH)), start);
    else if (element.name === 'script' && this.#attribute('type') === 'application/ld+json') {
      this.#takeJsonLd(start, end);
    }
  }

  #takeText(start: number, end: number): void {
    if (this.#open.inMain) this.#marks.mainText(this.#units, start, end);
    else this.#marks.sideText(this.#units, start, end);
  }

  #takeJsonLd(start: number, end: number): void {
    const hrefs = readJsonLd(this.#html.slice(start, end));
    if (hrefs === undefined) this.#marks.brokenJsonLd();
    for (const href of hrefs ?? []) this.#add(href, 'json-ld', start);
  }

  #takeId(): void {
    const id = this.#attributes.get('id');
    if (id !== undefined && id !== '') this.#anchors.push(fnv1a(id));
  }

  #takeHtml(element: Element): void {
    if (element === A) this.#startAnchor(element);
    else element.rule?.(this.#attributes, this.#found);
    this.#takeStyle();
    if (element.noted) this.#note(element);
  }

  /** The standard lets a formatting element out of a template when something in it kept it from being closed. */
  #takeAgain({ element, start, end }: Formatting): void {
    const attributes = this.#attributes;
    this.#attributes = attributesOf(this.#html.slice(start, end));
    this.#takeId();
    this.#takeHtml(element);
    this.#attributes = attributes;
  }

  #takeSvg(element: Element, { selfClosing, end }: StartTag): void {
    if (element.name === 'a') this.#startAnchor(element);
    else element.svgRule?.(this.#attributes, this.#found);
    this.#takeStyle();
    if (element.name === 'style' && !selfClosing) {
      this.#endStyle();
      this.#style = { depth: this.#open.depth, start: end, text: '' };
    } else if (element.name === 'a' && selfClosing) this.#endAnchor();
  }

  #takeStyle(): void {
    if (this.#attributes.empty) return;
    const style = this.#attributes.get('style');
    if (style?.includes('(')) for (const { href } of readCss(style)) this.#found(href, 'css');
  }

  /** What is not a link but changes the reading, or is a fact about the page. */
  #note({ name }: Element): void {
    switch (name) {
      case 'base':
        this.#base ??= this.#attributes.get('href');
        break;
      case 'html':
        this.#lang ||= this.#attributes.get('lang') ?? this.#attributes.get('xml:lang') ?? '';
        break;
      case 'meta':
        this.#noteMeta();
        break;
      case 'h1':
        this.#h1Count++;
        break;
      case 'img':
      case 'image':
        if (!this.#attributes.has('alt')) this.#imagesWithoutAlt++;
        else if (this.#anchor !== undefined) this.#anchorText += ` ${this.#attributes.get('alt') ?? ''}`;
        break;
    }
  }

  #noteMeta(): void {
    const content = this.#attributes.get('content') ?? '';
    const name = this.#attribute('name');
    if (name === 'description') this.#description ??= detach(foldText(content, 1_000));
    else if (name === 'viewport') this.#hasViewport = true;
    else if (name === 'robots') this.#robots += ` ${content.slice(0, TEXT_LENGTH).toLowerCase()}`;
    if (this.#attribute('http-equiv') === 'content-security-policy')
      this.#upgradesInsecure ||= upgradesInsecure(content);
  }

  /** A value that is compared, not shown. */
  #attribute(name: string): string | undefined {
    return this.#attributes.get(name)?.trim().toLowerCase();
  }

  #startAnchor(element: Element): void {
    this.#endAnchor();
    const name = this.#attributes.get('name');
    if (name !== undefined && name !== '') this.#anchors.push(fnv1a(name));
    const before = this.#links.length;
    const rule = this.#open.foreign ? element.svgRule : element.rule;
    rule?.(this.#attributes, this.#found);
    this.#anchor = this.#links[before];
  }

  #endAnchor(): void {
    if (this.#anchor === undefined) return;
    this.#anchor.text = foldText(this.#anchorText, TEXT_LENGTH);
    this.#anchor = undefined;
    this.#anchorText = '';
  }

  #lookAtStyle(): void {
    if (this.#style !== undefined && this.#open.depth < this.#style.depth) this.#endStyle();
  }

  #endStyle(): void {
    const style = this.#style;
    this.#style = undefined;
    if (style !== undefined)
      this.#takeCss(style.text.includes('&') ? decodeReferences(style.text) : style.text, style.start);
  }

  #takeCss(css: string, start: number): void {
    for (const { href, offset } of readCss(css)) this.#add(href, 'css', start + offset);
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
