import { LAZY_ATTRIBUTES } from '../links/lazy-images.ts';
import type { Region } from '../links/link-kind.ts';
import { LINKS_OF_TAG, type LinkRule, SVG_LINKS } from '../links/links-of-tag.ts';
import * as numbers from './element-numbers.ts';
import { DATA, PLAINTEXT, RAW, SCRIPT } from './scanner-registers.ts';
import {
  BREAKOUT,
  FOREIGN_EDGE,
  FORMATTING,
  HEADING,
  IMPLIED,
  LANDMARK,
  LIST_BARRIER,
  MATH_TEXT,
  SCOPE,
  SPECIAL,
  SVG_HTML,
  TABLE_PART,
} from './traits.ts';
import {
  AS_ANCHOR,
  AS_BLOCK,
  AS_BUTTON,
  AS_CELL,
  AS_DESCRIPTION,
  AS_FOREIGN,
  AS_FORM,
  AS_FORMAT,
  AS_LIST_ITEM,
  AS_MARKER,
  AS_NOBR,
  AS_OPTION,
  AS_OTHER,
  AS_PARAGRAPH,
  AS_PART,
  AS_RUBY,
  AS_SELECT,
  AS_TABLE,
  AS_TEMPLATE,
  AS_TITLE_LINE,
  AS_UNSTACKED,
  AS_VOID,
} from './treatment.ts';

export interface Element {
  readonly name: string;
  /** Small, dense; those that rules speak of by name have the number of `element-numbers.ts`. */
  readonly id: number;
  readonly traits: number;
  readonly treatment: number;
  /** Where it goes in the body of a page depends on no table, template or head. */
  readonly isOrdinary: boolean;
  /** How what follows the start tag is read, when it is an HTML element: a number of `scanner-registers.ts`. */
  readonly content: number;
  /** What its content is part of, where it is a landmark. */
  readonly region: Region;
  /** Looked at by the page checks. */
  readonly marked: boolean;
  /** Says something about the page besides its links. */
  readonly noted: boolean;
  /** Attributes whose values are kept while a tag is read, lower-case. */
  readonly wanted: readonly string[];
  readonly rule: LinkRule | undefined;
  /** As what a script may load it later. */
  readonly lazy: 'img' | 'source' | 'iframe' | undefined;
  /** Bits of those wanted attributes that a script would load it from. */
  readonly lazyMask: number;
  readonly svgRule: LinkRule | undefined;
}

const ALWAYS_WANTED = ['id', 'style'];
/** Their places in the list of attributes wanted of any element. */
export const ID_SLOT = ALWAYS_WANTED.indexOf('id');
export const STYLE_SLOT = ALWAYS_WANTED.indexOf('style');
const WANTED: Readonly<Record<string, string>> = {
  a: 'href name xlink:href',
  area: 'href alt',
  base: 'href',
  html: 'lang xml:lang',
  link: 'href rel hreflang imagesrcset itemprop',
  meta: 'content http-equiv name property itemprop',
  img: `src srcset alt ${LAZY_ATTRIBUTES}`,
  image: `src srcset alt href xlink:href ${LAZY_ATTRIBUTES}`,
  use: 'href xlink:href',
  feimage: 'href xlink:href',
  source: `src srcset ${LAZY_ATTRIBUTES}`,
  script: 'src type href xlink:href',
  iframe: `src srcdoc ${LAZY_ATTRIBUTES}`,
  frame: 'src',
  embed: 'src',
  object: 'data',
  audio: 'src',
  video: 'src poster',
  track: 'src',
  input: 'src type formaction alt',
  button: 'formaction',
  form: 'action',
  blockquote: 'cite',
  q: 'cite',
  ins: 'cite',
  del: 'cite',
  body: 'background',
  table: 'background',
  thead: 'background',
  tbody: 'background',
  tfoot: 'background',
  tr: 'background',
  td: 'background',
  th: 'background',
  font: 'color face size',
  template: 'shadowrootmode',
  'annotation-xml': 'encoding',
};

const TRAITS: readonly (readonly [trait: number, names: string])[] = [
  [
    SPECIAL,
    'address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd ' +
      'details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header ' +
      'hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes noscript ' +
      'object ol p param plaintext pre script search section select source style summary table tbody td template ' +
      'textarea tfoot th thead title tr track ul wbr xmp',
  ],
  [SCOPE, 'applet caption html table td th marquee object select template'],
  [TABLE_PART, 'table caption colgroup tbody thead tfoot tr td th template'],
  [LANDMARK, 'header nav main footer'],
  [IMPLIED, 'dd dt li optgroup option p rb rp rt rtc'],
  [HEADING, 'h1 h2 h3 h4 h5 h6'],
  [FORMATTING, 'a b big code em font i nobr s small strike strong tt u'],
  [
    BREAKOUT,
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
      'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
  ],
  [MATH_TEXT, 'mi mo mn ms mtext'],
  [SVG_HTML, 'foreignobject desc title'],
  [FOREIGN_EDGE, 'annotation-xml'],
];

const TREATMENTS: readonly (readonly [treatment: number, names: string])[] = [
  [
    AS_BLOCK,
    'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup ' +
      'listing main menu nav ol pre search section summary ul',
  ],
  [AS_TITLE_LINE, 'h1 h2 h3 h4 h5 h6'],
  [AS_PARAGRAPH, 'p'],
  [AS_LIST_ITEM, 'li'],
  [AS_DESCRIPTION, 'dd dt'],
  [AS_FORM, 'form'],
  [AS_BUTTON, 'button'],
  [AS_SELECT, 'select'],
  [AS_OPTION, 'option optgroup'],
  [AS_RUBY, 'rb rtc rp rt'],
  [AS_ANCHOR, 'a'],
  [AS_FORMAT, 'b big code em font i s small strike strong tt u'],
  [AS_NOBR, 'nobr'],
  [AS_MARKER, 'applet marquee object'],
  [AS_TABLE, 'table'],
  [AS_PART, 'caption colgroup col tbody thead tfoot tr'],
  [AS_CELL, 'td th'],
  [AS_VOID, 'area br embed img image keygen wbr input param source track hr'],
  [AS_FOREIGN, 'svg math'],
  [AS_TEMPLATE, 'template'],
  [
    AS_UNSTACKED,
    'html head body base basefont bgsound link meta title style script noframes noembed iframe xmp textarea frame ' +
      'frameset',
  ],
];

const CONTENT: readonly (readonly [content: number, names: string])[] = [
  [RAW, 'title textarea style xmp iframe noembed noframes'],
  [SCRIPT, 'script'],
  [PLAINTEXT, 'plaintext'],
];

const REGIONS: ReadonlyMap<string, Region> = new Map(
  (['header', 'nav', 'main', 'footer'] as const).map((name) => [name, name]),
);
/** Elements whose text browsers do not show, or only without scripts. */
export const UNSEEN: ReadonlySet<string> = new Set(
  'script style title noscript textarea iframe noframes noembed'.split(' '),
);
const NOTED = new Set(['html', 'body', 'base', 'meta', 'h1', 'img', 'image']);

const LAZY: ReadonlyMap<string, Element['lazy']> = new Map([
  ['img', 'img'],
  ['image', 'img'],
  ['source', 'source'],
  ['iframe', 'iframe'],
]);

const OTHERS =
  'link mglyph malignmark ruby span optgroup ' +
  // Names that are no custom elements, though they have a hyphen.
  'annotation-xml color-profile font-face font-face-src font-face-uri font-face-format font-face-name missing-glyph';

/** Those of `element-numbers.ts`, each at its number. */
const NUMBERED = Object.entries(numbers)
  .sort(([, one], [, other]) => one - other)
  .map(([name]) =>
    name
      .replace(/_ELEMENT$/, '')
      .replace('_', '-')
      .toLowerCase(),
  );

/** The lists, split once: all names look for themselves in all of them, on each thread, before the first page is read. */
const SPLIT: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...TRAITS, ...TREATMENTS, ...CONTENT].map(([, names]) => [names, new Set(names.split(' '))]),
);

/** Every name that some rule speaks of. */
export const ELEMENTS: ReadonlyMap<string, Element> = elementTable();

function elementTable(): Map<string, Element> {
  const names = new Set([...NUMBERED, ...[...SPLIT.keys(), OTHERS].join(' ').split(' ')]);
  for (const name of [...LINKS_OF_TAG.keys(), ...SVG_LINKS.keys()]) names.add(name);
  return new Map([...names].map((name, id) => [name, knownElement(name, id)]));
}

function knownElement(name: string, id: number): Element {
  const listed = ([, names]: readonly [unknown, string]): boolean => SPLIT.get(names)?.has(name) === true;
  let traits = TRAITS.filter(listed).reduce((all, [trait]) => all | trait, 0);
  if (traits & SPECIAL && !['address', 'div', 'p'].includes(name)) traits |= LIST_BARRIER;
  const wanted = [...ALWAYS_WANTED, ...(WANTED[name]?.split(' ') ?? [])];
  const treatment = TREATMENTS.find(listed)?.[0] ?? AS_OTHER;
  return {
    name,
    id,
    traits,
    treatment,
    isOrdinary: !(traits & TABLE_PART) && treatment !== AS_PART && treatment !== AS_UNSTACKED,
    content: CONTENT.find(listed)?.[0] ?? DATA,
    region: REGIONS.get(name) ?? 'other',
    marked: name === 'link' || name === 'input' || UNSEEN.has(name),
    noted: NOTED.has(name),
    wanted,
    rule: LINKS_OF_TAG.get(name),
    lazy: LAZY.get(name),
    lazyMask: wanted.reduce((mask, attribute, slot) => mask | (attribute.startsWith('data-') ? 1 << slot : 0), 0),
    svgRule: SVG_LINKS.get(name),
  };
}

/** Any element that no rule speaks of; its number is that of none. */
export const OTHER_ELEMENT: Element = {
  name: '',
  id: ELEMENTS.size,
  traits: 0,
  treatment: AS_OTHER,
  isOrdinary: true,
  content: DATA,
  region: 'other',
  marked: false,
  noted: false,
  wanted: ALWAYS_WANTED,
  rule: undefined,
  lazy: undefined,
  lazyMask: 0,
  svgRule: undefined,
};
