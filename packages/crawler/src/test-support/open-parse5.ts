import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, Parser, type Token } from 'parse5';
import { REGIONS } from '../page/links/link-kind.ts';
import { elementNamed } from '../page/markup/element.ts';
import type { MarkupHandler, MarkupReader, OpenMarkup, SeenText, StartTag } from '../page/markup/markup-reader.ts';
import { HTML, SVG } from '../page/markup/namespaces.ts';
import { mayHostShadow } from '../page/markup/shadow-hosts.ts';
import { UNSEEN } from '../page/markup/unseen.ts';
import { LineCounter } from '../page/text/line-counter.ts';
import { measureText } from '../page/text/text-hash.ts';

type Node = DefaultTreeAdapterMap['parentNode'];
type Element = DefaultTreeAdapterMap['element'];

/** Names of the namespaces by our numbers `HTML`, `SVG` and `MATH`. */
const NAMESPACES: readonly string[] = [html.NS.HTML, html.NS.SVG, html.NS.MATHML];
const LANDMARKS = [html.TAG_ID.HEADER, html.TAG_ID.NAV, html.TAG_ID.MAIN, html.TAG_ID.FOOTER];
/** Elements without markup inside, whose content is no text of the page. */
const RAW = new Set('title textarea style xmp iframe noembed noframes script plaintext'.split(' '));

/** Reads a page with parse5, scripting off; XHTML as if it were HTML. */
export const openParse5: OpenMarkup = ({ text }, handler) => new Parse5Reader(text, handler);

/** Follows which element parse5 creates for which token, and its stack of open elements; the tree is not used. */
class Parse5Reader extends Parser<DefaultTreeAdapterMap> implements MarkupReader {
  wantsText = false;
  readonly #source: string;
  readonly #lines: LineCounter;
  readonly #handler: MarkupHandler;
  /** The attributes of tags that made no element so far: an element that is opened again has those of its tag. */
  readonly #unmade = new Set<Token.Attribute[]>();
  #made: { element: Element; attributes: Token.Attribute[] }[] = [];
  #content: { element: Element; tag: StartTag; text: string; start: number } | undefined;
  /** Templates that are shadow roots, and their hosts. */
  readonly #shadows = new Set<Node>();
  #unseen: string | undefined;
  readonly #seen = { main: '', side: '' };

  constructor(source: string, handler: MarkupHandler) {
    super({ scriptingEnabled: false, sourceCodeLocationInfo: true, treeAdapter: { ...defaultTreeAdapter } });
    this.#source = source;
    this.#lines = new LineCounter(source);
    this.#handler = handler;
    this.treeAdapter.adoptAttributes = (element, attrs) => {
      const attributes = attrs.filter(({ name }) => element.attrs.every((other) => other.name !== name));
      this.#made.push({ element, attributes });
      defaultTreeAdapter.adoptAttributes(element, attrs);
    };
  }

  read(): boolean {
    if (!this.stopped) this.tokenizer.write(this.#source, true);
    return false;
  }

  lineAt(offset: number): number {
    return this.#lines.at(offset);
  }

  end(): SeenText {
    this.#endContent();
    return { ...measureText(this.#seen.main), sideLength: measureText(this.#seen.side).length };
  }

  override onStartTag(token: Token.TagToken): void {
    this.#unmade.add(token.attrs);
    super.onStartTag(token);
    for (const { element, attributes } of this.#made.splice(0)) this.#startTag(element, attributes, token);
  }

  override onEndTag(token: Token.TagToken): void {
    const isInert = this.#isInTemplate(false);
    super.onEndTag(token);
    if (isInert) return;
    this.#seen.main += ' ';
    if (token.tagName === this.#unseen) this.#unseen = undefined;
    if (token.tagName === 'a') this.#handler.endAnchor();
  }

  override _insertCharacters(token: Token.CharacterToken): void {
    super._insertCharacters(token);
    if (this.#content && this.#content.element === this.openElements.current) this.#content.text += token.chars;
    if (this.wantsText && !RAW.has(htmlName(this.openElements.current))) this.#handler.text(token.chars);
    if (this.#unseen !== undefined || this.#isInTemplate(false)) return;
    const source = this.#source.slice(token.location?.startOffset, token.location?.endOffset);
    this.#seen[this.#region === 'other' || this.#region === 'main' ? 'main' : 'side'] += source;
  }

  override onItemPop(element: Element, isTop: boolean): void {
    super.onItemPop(element, isTop);
    if (element === this.#content?.element) this.#endContent();
  }

  override _createElement(...created: Parameters<Parser<DefaultTreeAdapterMap>['_createElement']>): Element {
    const element = super._createElement(...created);
    const attributes = created[2];
    if (!this.#isInTemplate(false) && this.#unmade.delete(attributes)) this.#made.push({ element, attributes });
    return element;
  }

  override _insertTemplate(token: Token.TagToken): void {
    const { current: host } = this.openElements;
    super._insertTemplate(token);
    const isShadow = token.attrs.some(({ name, value }) => name === 'shadowrootmode' && /^(open|closed)$/i.test(value));
    if (!isShadow || host === undefined || this.#shadows.has(host) || !mayHostShadow(htmlName(host))) return;
    for (const node of [host, this.openElements.current]) if (node !== undefined) this.#shadows.add(node);
  }

  #isInTemplate(isShadow: boolean): boolean {
    if (this.openElements.tmplCount === 0) return false;
    return this.#open.some((node) => htmlName(node) === 'template' && this.#shadows.has(node) === isShadow);
  }

  get #open(): Element[] {
    return this.openElements.items.slice(0, this.openElements.stackTop + 1) as Element[];
  }

  get #region(): StartTag['region'] {
    const landmark = this.openElements.items[this.openElements.indexOfTopmostOf(LANDMARKS)];
    return REGIONS.find((region) => region === htmlName(landmark)) ?? 'other';
  }

  #startTag(node: Element, attrs: readonly Token.Attribute[], { location, selfClosing }: Token.TagToken): void {
    const namespace = NAMESPACES.indexOf(node.namespaceURI);
    const element = elementNamed(node.tagName.toLowerCase());
    const named = attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value] as const);
    const values = new Map(named.filter(([name]) => element.attributes.includes(name)));
    const tag: StartTag = {
      element,
      namespace,
      region: this.#region,
      isInShadow: this.#isInTemplate(true),
      isHidden: hides(node) || this.#open.some(hides),
      start: location?.startOffset ?? 0,
      attributeBits: element.attributes.reduce((bits, name, at) => bits | (values.has(name) ? 1 << at : 0), 0),
      has: (name) => values.has(name),
      get: (name) => values.get(name),
      startOf: (name) => location?.attrs?.[name]?.startOffset ?? 0,
    };
    this.#seen.main += ' ';
    const isClosed = selfClosing && namespace !== HTML;
    if (UNSEEN.has(element.name) && !isClosed) this.#unseen ??= element.name;
    this.#handler.startTag(tag);
    if (namespace === SVG && element.name === 'a' && isClosed) this.#handler.endAnchor();
    const isStyle = namespace === SVG && element.name === 'style' && !isClosed;
    if (!isStyle && !(namespace === HTML && element.holdsText)) return;
    this.#endContent();
    this.#content = { element: node, tag, text: '', start: location?.endOffset ?? 0 };
  }

  #endContent(): void {
    const content = this.#content;
    this.#content = undefined;
    if (content !== undefined) this.#handler.content(content);
  }
}

/** The name of an HTML element; '' for a node of another namespace. */
function htmlName(node: Node | undefined): string {
  return node !== undefined && 'tagName' in node && node.namespaceURI === html.NS.HTML ? node.tagName : '';
}

/** A page as a whole is shown by a script. */
function hides({ tagName, attrs }: Element): boolean {
  if (tagName === 'html' || tagName === 'body') return false;
  return attrs.some(({ name, value }) => name === 'hidden' || (name === 'aria-hidden' && /^true$/i.test(value)));
}
