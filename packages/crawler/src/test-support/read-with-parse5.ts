import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { readCss, readStyle } from '../page/formats/read-css.ts';
import { readJsonLd } from '../page/formats/read-json-ld.ts';
import { LazyImages } from '../page/links/lazy-images.ts';
import { LINKS_OF_TAG, type LinkRule, SVG_LINKS } from '../page/links/links-of-tag.ts';
import { ELEMENTS } from '../page/markup/element.ts';
import { mayHostShadow } from '../page/markup/shadow-hosts.ts';
import { foldText } from '../page/text/fold-text.ts';

const SVG = 'http://www.w3.org/2000/svg';
const MATH = 'http://www.w3.org/1998/Math/MathML';
const HTML = 'http://www.w3.org/1999/xhtml';

interface Facts {
  /** `kind href`, each once. */
  readonly links: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** The `href` of each `base`, in the order of the tree. */
  readonly bases: readonly string[];
  readonly titles: ReadonlySet<string | null>;
}

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Template = DefaultTreeAdapterTypes.Template;

/** The facts of a page by the tree that parse5 builds of it, with scripting off. */
export function readWithParse5(html: string): Facts {
  const links = new Set<string>();
  const ids = new Set<string>();
  const bases: string[] = [];
  const titles = new Set<string | null>();
  const lazyImages = new LazyImages();
  const shadows = new Shadows();
  const appendChild: typeof defaultTreeAdapter.appendChild = (host, node) => {
    shadows.meet(host, node);
    defaultTreeAdapter.appendChild(host, node);
  };
  const treeAdapter = { ...defaultTreeAdapter, appendChild };
  // A list instead of recursion: hostile pages nest deeper than the stack.
  const waiting: { node: Node; inShadow: boolean }[] = [
    { node: parse(html, { scriptingEnabled: false, treeAdapter }), inShadow: false },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, inShadow } = next;
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed().map((child) => ({ node: child, inShadow })));
    if (!('tagName' in node)) continue;
    const shadow = shadows.of(node);
    if (shadow !== undefined) {
      waiting.push(...shadow.childNodes.toReversed().map((child) => ({ node: child, inShadow: true })));
    }
    const values = new Map(node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]));
    const found = (href: string, kind: string): void => void links.add(`${kind} ${href}`);
    ruleOf(node)?.take(values, found);
    const lazy = node.namespaceURI === HTML ? ELEMENTS.get(node.tagName)?.lazy : undefined;
    if (lazy !== undefined) lazyImages.take(lazy, values, found);
    for (const href of embedded(node, values)) links.add(href);
    if (inShadow || shadows.isRoot(node)) continue;
    const id = values.get('id');
    if (id !== undefined && id !== '') ids.add(id);
    const name = node.tagName === 'a' && node.namespaceURI !== MATH ? values.get('name') : undefined;
    if (name !== undefined && name !== '') ids.add(name);
    if (node.namespaceURI !== HTML) continue;
    if (node.tagName === 'base') bases.push(...[values.get('href') ?? []].flat());
    if (node.tagName === 'title') titles.add(foldText(textOf(node).slice(0, 4_096), 1_000));
  }
  return { links, ids, bases, titles };
}

/** Finds shadow roots, which parse5 does not know: the first template of a host that declares one is its shadow root. */
class Shadows {
  /** Shadow roots by their host. */
  readonly #roots = new Map<ParentNode, Template>();
  readonly #met = new Set<ChildNode>();

  /** Notes a node and its parent. Called before parse5 moves elements. */
  meet(host: ParentNode, node: ChildNode): void {
    if (!('tagName' in node) || node.tagName !== 'template' || this.#met.has(node)) return;
    this.#met.add(node);
    const mayHost = 'tagName' in host && host.namespaceURI === HTML && mayHostShadow(host.tagName);
    if (mayHost && isShadowTemplate(node) && !this.#roots.has(host)) this.#roots.set(host, node as Template);
  }

  of(host: Element): DefaultTreeAdapterTypes.DocumentFragment | undefined {
    return this.#roots.get(host)?.content;
  }

  isRoot(node: Element): boolean {
    return [...this.#roots.values()].includes(node as Template);
  }
}

function isShadowTemplate({ namespaceURI, tagName, attrs }: Element): boolean {
  const mode = attrs.find(({ name }) => name === 'shadowrootmode')?.value;
  return namespaceURI === HTML && tagName === 'template' && /^(?:open|closed)$/i.test(mode ?? '');
}

function ruleOf({ namespaceURI, tagName }: Element): LinkRule | undefined {
  if (namespaceURI === HTML) return LINKS_OF_TAG.get(tagName);
  return namespaceURI === SVG ? SVG_LINKS.get(tagName.toLowerCase()) : undefined;
}

/** Links of style attributes, stylesheets and JSON-LD. */
function embedded(node: Element, values: ReadonlyMap<string, string>): string[] {
  const style = node.namespaceURI === MATH ? undefined : values.get('style');
  const found = style === undefined ? [] : readStyle(style).map(({ href }) => `css ${href}`);
  // A browser applies no stylesheet of another type.
  const isCss = /^(?:text\/css)?$/i.test(values.get('type') ?? '');
  if (node.tagName === 'style' && node.namespaceURI !== MATH && isCss) {
    for (const { href, isImport } of readCss(textOf(node))) found.push(`${isImport ? 'stylesheet' : 'css'} ${href}`);
  }
  const isData = node.tagName === 'script' && node.namespaceURI === HTML;
  if (isData && values.get('type')?.trim().toLowerCase() === 'application/ld+json') {
    found.push(...(readJsonLd(textOf(node)) ?? []).map((href) => `json-ld ${href}`));
  }
  return found;
}

function textOf(node: Element): string {
  return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
