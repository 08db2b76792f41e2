import { AnchorText } from './anchor-text.ts';
import { idsInJson } from './formats/ids-in-json.ts';
import { readCss, readStyle } from './formats/read-css.ts';
import { readJsonLd } from './formats/read-json-ld.ts';
import { xmlStylesheets } from './formats/xml-stylesheets.ts';
import { FoundLinks } from './found-links.ts';
import { FrameDocuments } from './links/frame-documents.ts';
import { LazyImages } from './links/lazy-images.ts';
import type { LinkRule } from './links/links-of-tag.ts';
import { type Element, elementNamed, HAS_ID, HAS_STYLE } from './markup/element.ts';
import type { Content, MarkupHandler, MarkupReader, OpenMarkup, StartTag } from './markup/markup-reader.ts';
import { HTML, SVG } from './markup/namespaces.ts';
import { MAX_ANCHORS, type PageContent } from './page-content.ts';
import { MarkReader } from './page-marks.ts';
import { PageNotes } from './page-notes.ts';
import { pageResult } from './page-result.ts';
import { fnv1a } from './text/fnv1a.ts';
import { type PageSource, pageSource } from './text/page-source.ts';

const A = elementNamed('a');
const HAS_NAME = 1 << A.attributes.indexOf('name');
/** The values of `type` that make a `style` a style sheet (HTML standard, "update a style block"). */
const STYLE_TYPE = /^(?:text\/css)?$/i;
/** A frame in a frame is read, but no frame in that one. */
const FRAMES = 2;

interface PageReaderOptions {
  /** Links beyond this are not taken. */
  readonly maxLinks: number;
  /** Opens the reader of the markup. */
  readonly openMarkup: OpenMarkup;
  /** Levels of documents in frames (`srcdoc`) that are still read below this one. Default: 2, for the page itself. */
  readonly framesLeft?: number;
}

/** Takes the events of a page and makes links and facts of them. */
export class PageReader implements MarkupHandler {
  readonly #options: PageReaderOptions;
  readonly #markup: MarkupReader;
  readonly #links: FoundLinks;
  readonly #anchorText = new AnchorText();
  /** Hashes of ids and of names of `a`. */
  readonly #anchors: number[] = [];
  readonly #marks = new MarkReader();
  readonly #notes: PageNotes;
  /** Few pages have any of these. */
  #frames: FrameDocuments | undefined;
  #lazyImages: LazyImages | undefined;

  constructor(source: PageSource, options: PageReaderOptions) {
    this.#options = options;
    this.#notes = new PageNotes(source.text);
    this.#markup = options.openMarkup(source, this);
    this.#links = new FoundLinks(source, options.maxLinks, this.#markup);
    if (source.isXml !== true) return;
    for (const { href, offset } of xmlStylesheets(source.text)) {
      this.#links.addAt(href, 'stylesheet', { offset, region: 'other' });
    }
  }

  /** Reads about `tags` more tags. False at the end of the page and of the documents in its frames. */
  read(tags: number): boolean {
    if (this.#markup.read(tags)) return true;
    return this.#frames?.read(tags) ?? false;
  }

  /** To be called once, at the end of the page. */
  result(): PageContent {
    this.endAnchor();
    const seen = this.#markup.end();
    this.#links.truncated ||= this.#frames?.truncated ?? false;
    return pageResult({ links: this.#links, anchors: this.#anchors, notes: this.#notes, marks: this.#marks, seen });
  }

  startTag(tag: StartTag): void {
    const { element, namespace, attributeBits } = tag;
    this.#links.begin(tag);
    if (element.isMarked) this.#marks.startTag(element.name, tag);
    if ((attributeBits & HAS_ID) !== 0) this.#takeId(tag.get('id'), tag);
    if (namespace === HTML) this.#takeHtml(tag, element);
    else if (namespace === SVG) this.#takeSvg(tag, element);
  }

  text(text: string): void {
    this.#anchorText.add(text);
  }

  endAnchor(): void {
    if (!this.#anchorText.isOpen) return;
    this.#anchorText.end();
    this.#markup.wantsText = false;
  }

  content(content: Content): void {
    const { tag, text } = content;
    const { name } = tag.element;
    if (name === 'style' && STYLE_TYPE.test(tag.get('type') ?? '')) this.#takeStylesheet(content);
    else if (name === 'title' && !tag.isInShadow) this.#notes.title(text);
    else if (name === 'script') this.#takeData(tag.get('type')?.trim().toLowerCase(), content);
  }

  #takeHtml(tag: StartTag, element: Element): void {
    if (element === A) this.#startAnchor(tag, element.rule);
    else element.rule?.take(tag, this.#links.ofTag);
    this.#takeStyle(tag);
    // After the other links, which are on the line of the tag: a `srcdoc` may begin on a later one, and lines are only counted forward.
    if (element.lazy !== undefined) this.#takeLazy(tag, element.lazy);
    if (element.isNoted) this.#notes.startTag(element.name, tag);
  }

  #takeSvg(tag: StartTag, element: Element): void {
    if (element === A) this.#startAnchor(tag, element.svgRule);
    else element.svgRule?.take(tag, this.#links.ofTag);
    this.#takeStyle(tag);
  }

  #startAnchor(tag: StartTag, rule: LinkRule | undefined): void {
    this.endAnchor();
    if ((tag.attributeBits & HAS_NAME) !== 0) this.#takeId(tag.get('name'), tag);
    const before = this.#links.all.length;
    rule?.take(tag, this.#links.ofTag);
    const link = this.#links.all[before];
    if (link === undefined) return;
    this.#anchorText.begin(link);
    this.#markup.wantsText = true;
  }

  #takeId(id: string | undefined, { isInShadow }: StartTag): void {
    if (id !== undefined && id !== '' && !isInShadow) this.#addId(id);
  }

  #addId(id: string): void {
    if (this.#anchors.length < MAX_ANCHORS) this.#anchors.push(fnv1a(id));
  }

  /** Takes the links in a `style` attribute. */
  #takeStyle(tag: StartTag): void {
    const style = (tag.attributeBits & HAS_STYLE) === 0 ? undefined : tag.get('style');
    if (style?.includes('(')) for (const { href } of readStyle(style)) this.#links.ofTag(href, 'css');
  }

  /** Takes an element that a script may load later, or that holds a document. */
  #takeLazy(tag: StartTag, kind: NonNullable<Element['lazy']>): void {
    if ((tag.attributeBits & tag.element.lazyMask) !== 0) {
      this.#lazyImages ??= new LazyImages();
      this.#lazyImages.take(kind, tag, this.#links.ofTag);
    } else if (kind === 'img') this.#lazyImages?.endPicture();
    if (kind === 'iframe') this.#takeFrame(tag);
    else if (kind === 'img' && this.#anchorText.isOpen) this.#anchorText.add(` ${tag.get('alt') ?? ''}`);
  }

  #takeFrame(tag: StartTag): void {
    const { framesLeft = FRAMES, openMarkup } = this.#options;
    const html = framesLeft > 0 ? tag.get('srcdoc') : undefined;
    if (html === undefined) return;
    this.#frames ??= new FrameDocuments({
      readerOf: (document) =>
        new PageReader(pageSource(document), { maxLinks: this.#links.room, openMarkup, framesLeft: framesLeft - 1 }),
      take: (link) => this.#links.add(link),
    });
    this.#frames.add({ html, line: this.#links.lineOf(tag.startOf('srcdoc')), region: tag.region });
  }

  #takeStylesheet({ tag, text, start }: Content): void {
    for (const { href, offset, isImport } of readCss(text)) {
      this.#links.addAt(href, isImport ? 'stylesheet' : 'css', { offset: start + offset, region: tag.region });
    }
  }

  #takeData(type: string | undefined, content: Content): void {
    if (type === 'application/ld+json') this.#takeJsonLd(content);
    else if (type === 'application/json') for (const id of idsInJson(content.text)) this.#addId(id);
  }

  #takeJsonLd({ tag, text, start }: Content): void {
    const hrefs = readJsonLd(text);
    if (hrefs === undefined) this.#marks.brokenJsonLd();
    for (const href of hrefs ?? []) this.#links.addAt(href, 'json-ld', { offset: start, region: tag.region });
  }
}
