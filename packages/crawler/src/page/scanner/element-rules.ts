import { REGIONS, type Region } from '../links/link-kind.ts';
import { ELEMENTS, type Element, elementNamed } from '../markup/element.ts';
import { RESERVED_NAMES } from '../markup/shadow-hosts.ts';
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

/** The way in which the scanner reads an element. */
export interface ElementRule {
  readonly name: string;
  /** A small number. All ids are consecutive; elements that the program has names for have the number in `element-numbers.ts`. */
  readonly id: number;
  readonly traits: number;
  readonly treatment: number;
  /** In the body of a page, its place depends on no table, template or head. */
  readonly isOrdinary: boolean;
  /** The way to read on behind the start tag of an HTML element: a number of `scanner-registers.ts`. */
  readonly content: number;
  /** The region that its content is part of, if it is a landmark. */
  readonly region: Region;
  /** The facts that a crawl takes of it. */
  readonly element: Element;
  /** Attributes whose values are kept while a tag is read, lower-case: those of the element, then those that the scanner needs. */
  readonly wanted: readonly string[];
}

/** Attributes that decide how the scanner reads on. */
const DECIDING: Readonly<Record<string, string>> = {
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

const OTHERS = ['link', 'mglyph', 'malignmark', 'ruby', 'span', 'optgroup', ...RESERVED_NAMES];

/** Names of the elements in `element-numbers.ts`, each at the index of its number. */
const NUMBERED = Object.entries(numbers)
  .sort(([, one], [, other]) => one - other)
  .map(([name]) =>
    name
      .replace(/_ELEMENT$/, '')
      .replace('_', '-')
      .toLowerCase(),
  );

/** The lists, split once: every name is looked up in all of them, on each thread, before the first page is read. */
const SPLIT: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...TRAITS, ...TREATMENTS, ...CONTENT].map(([, names]) => [names, new Set(names.split(' '))]),
);

/** The rules of all elements that have one of their own, by name. */
export const ELEMENT_RULES: ReadonlyMap<string, ElementRule> = ruleTable();

function ruleTable(): Map<string, ElementRule> {
  const names = new Set([...NUMBERED, ...[...SPLIT.keys()].join(' ').split(' '), ...OTHERS, ...ELEMENTS.keys()]);
  return new Map([...names].map((name, id) => [name, knownElement(name, id)]));
}

function knownElement(name: string, id: number): ElementRule {
  const listed = ([, names]: readonly [unknown, string]): boolean => SPLIT.get(names)?.has(name) === true;
  let traits = TRAITS.filter(listed).reduce((all, [trait]) => all | trait, 0);
  if (traits & SPECIAL && !['address', 'div', 'p'].includes(name)) traits |= LIST_BARRIER;
  const treatment = TREATMENTS.find(listed)?.[0] ?? AS_OTHER;
  const element = elementNamed(name);
  return {
    name,
    id,
    traits,
    treatment,
    isOrdinary: !(traits & TABLE_PART) && treatment !== AS_PART && treatment !== AS_UNSTACKED,
    content: CONTENT.find(listed)?.[0] ?? DATA,
    region: REGIONS.find((region) => region === name) ?? 'other',
    element,
    wanted: [...element.attributes, ...(DECIDING[name]?.split(' ') ?? [])],
  };
}

const OTHER_ELEMENT = elementNamed('');

/** The rule for all other elements; its number is one above that of the last rule. */
export const OTHER_RULE: ElementRule = {
  name: '',
  id: ELEMENT_RULES.size,
  traits: 0,
  treatment: AS_OTHER,
  isOrdinary: true,
  content: DATA,
  region: 'other',
  element: OTHER_ELEMENT,
  wanted: OTHER_ELEMENT.attributes,
};

const BY_NUMBER = [...ELEMENT_RULES.values()];

/** The rule of the element of this number. */
export function ruleOf(number: number | undefined): ElementRule {
  return BY_NUMBER[number ?? 0] ?? OTHER_RULE;
}
