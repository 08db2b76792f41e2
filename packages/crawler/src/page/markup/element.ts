import { LAZY_ATTRIBUTES } from '../links/lazy-images.ts';
import { LINKS_OF_TAG, type LinkRule, SVG_LINKS } from '../links/links-of-tag.ts';
import { UNSEEN } from './unseen.ts';

/** The facts of an element that a crawl reads */
export interface Element {
  /** Lower-case. */
  readonly name: string;
  /** Attributes that are read, lower-case; others are not kept while a tag is read. */
  readonly attributes: readonly string[];
  /** Whether the page checks read it, in any namespace */
  readonly isMarked: boolean;
  /** Says something about the page besides its links. */
  readonly isNoted: boolean;
  /** All that it holds is taken at once: it holds no markup. */
  readonly holdsText: boolean;
  readonly rule: LinkRule | undefined;
  readonly svgRule: LinkRule | undefined;
  /** Kind of lazy loading by a script; undefined: scripts do not load it later. */
  readonly lazy: 'img' | 'source' | 'iframe' | undefined;
  /** Attributes from which a script would load it, one bit each */
  readonly lazyMask: number;
  /** Bit of its attribute `alt`; 0 when `alt` is not read of this element. */
  readonly altMask: number;
}

/** The scanner counts on their places: see `scanner-registers.ts`. */
const OF_ALL = ['id', 'style', 'hidden', 'aria-hidden'];
/** Bits of the attributes that are looked at in every element. */
export const HAS_ID = 1 << OF_ALL.indexOf('id');
export const HAS_STYLE = 1 << OF_ALL.indexOf('style');

/** Attributes that are read besides those of the rules of links, by element */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  a: 'name',
  area: 'alt',
  base: 'href',
  html: 'lang xml:lang',
  link: 'hreflang',
  img: `alt width height ${LAZY_ATTRIBUTES}`,
  image: `alt width height ${LAZY_ATTRIBUTES}`,
  source: LAZY_ATTRIBUTES,
  script: 'type',
  style: 'type',
  iframe: `srcdoc ${LAZY_ATTRIBUTES}`,
  input: 'alt',
};

const MARKED = new Set(['link', 'input', ...UNSEEN]);
const NOTED = new Set(['html', 'body', 'base', 'meta', 'h1', 'img', 'image']);
const HOLD_TEXT = new Set(['title', 'style', 'script']);
const LAZY: ReadonlyMap<string, Element['lazy']> = new Map([
  ['img', 'img'],
  ['image', 'img'],
  ['source', 'source'],
  ['iframe', 'iframe'],
]);

/** Every element of which a crawl takes more than id and style. */
export const ELEMENTS: ReadonlyMap<string, Element> = new Map(
  [...new Set([...Object.keys(ATTRIBUTES), ...LINKS_OF_TAG.keys(), ...SVG_LINKS.keys(), ...MARKED, ...NOTED])].map(
    (name) => [name, element(name)],
  ),
);

/** @param name lower-case */
export function elementNamed(name: string): Element {
  return ELEMENTS.get(name) ?? element(name);
}

function element(name: string): Element {
  const rule = LINKS_OF_TAG.get(name);
  const svgRule = SVG_LINKS.get(name);
  const others = ATTRIBUTES[name]?.split(' ') ?? [];
  const attributes = [...new Set([...OF_ALL, ...others, ...(rule?.reads ?? []), ...(svgRule?.reads ?? [])])];
  return {
    name,
    attributes,
    isMarked: MARKED.has(name),
    isNoted: NOTED.has(name),
    holdsText: HOLD_TEXT.has(name),
    rule,
    svgRule,
    lazy: LAZY.get(name),
    lazyMask: attributes.reduce((mask, attribute, at) => mask | (attribute.startsWith('data-') ? 1 << at : 0), 0),
    altMask: attributes.includes('alt') ? 1 << attributes.indexOf('alt') : 0,
  };
}
