import type { LinkKind } from './link-kind.ts';
import { parseRefresh } from './parse-refresh.ts';
import { parseSrcset } from './parse-srcset.ts';
import { relKind } from './rel-kind.ts';
import { LINKING_PROPERTIES } from './schema-properties.ts';

export type Found = (href: string, kind: LinkKind) => void;

/** Decoded values of a tag's attributes, by lower-case name. */
export interface AttributeValues<Name extends string = string> {
  get(name: Name): string | undefined;
  has(name: Name): boolean;
}

/** The rule for finding the links of an element. */
export interface LinkRule<Name extends string = string> {
  /** The attributes that the rule reads: no others are kept of the element. */
  readonly reads: readonly Name[];
  readonly take: (attributes: AttributeValues, found: Found) => void;
}

/** Makes a rule, which can read only the attributes that it names. */
const rule = <Name extends string>(
  reads: readonly Name[],
  take: (attributes: AttributeValues<Name>, found: Found) => void,
): LinkRule<Name> => ({ reads, take });

/** Makes a rule for one attribute that holds a link of one kind. */
const plain = <Name extends string>(name: Name, kind: LinkKind): LinkRule<Name> =>
  rule([name], (attributes, found) => {
    const href = attributes.get(name);
    if (href !== undefined) found(href, kind);
  });

/** Takes a URL; an empty one loads nothing. */
function takeResource(href: string | undefined, kind: LinkKind, found: Found): void {
  if (href !== undefined && href.trim() !== '') found(href, kind);
}

const resource = <Name extends string>(name: Name, kind: LinkKind): LinkRule<Name> =>
  rule([name], (attributes, found) => takeResource(attributes.get(name), kind, found));

function takeSrcset(list: string | undefined, found: Found): void {
  for (const href of parseSrcset(list ?? '')) found(href, 'srcset');
}

const srcset = <Name extends string>(name: Name): LinkRule<Name> =>
  rule([name], (attributes, found) => takeSrcset(attributes.get(name), found));

const all = (...rules: LinkRule[]): LinkRule =>
  rule(
    rules.flatMap(({ reads }) => reads),
    (attributes, found) => {
      for (const { take } of rules) take(attributes, found);
    },
  );

/** The kind of a link in microdata, if its property is one whose URL would count in JSON-LD; else undefined. */
const microdataKind = (attributes: AttributeValues<'itemprop'>): LinkKind | undefined => {
  const names = attributes.get('itemprop')?.split(/\s+/) ?? [];
  return names.some((name) => LINKING_PROPERTIES.has(name)) ? 'microdata' : undefined;
};

const link = rule(['rel', 'itemprop', 'href', 'imagesrcset'], (attributes, found) => {
  const rel = attributes.get('rel') ?? '';
  const kind = rel.trim() === '' ? microdataKind(attributes) : relKind(rel);
  if (kind === undefined) return;
  takeResource(attributes.get('href'), kind, found);
  takeSrcset(attributes.get('imagesrcset'), found);
});

const CARD = /^(?:og:(?:image|video|audio)(?::(?:secure_)?url)?|og:url|twitter:(?:image(?::src)?|url|player))$/i;
/** Images of the tiles that Windows shows for pinned pages. */
const TILE = /^msapplication-(?:tileimage|square(?:70x70|150x150|310x310)logo|wide310x150logo)$/i;
/** Name of the `meta` with the URL of a `browserconfig.xml`, or `none`. */
const TILES = /^msapplication-config$/i;
/** Content of a `meta` that can only be a URL: the content may be any text, and other text is no link. */
const URL_TEXT = /^(?:https?:\/\/|\/)/i;

const meta = rule(['content', 'http-equiv', 'name', 'property', 'itemprop'], (attributes, found) => {
  const content = attributes.get('content')?.trim() ?? '';
  if (content === '') return;
  if (attributes.get('http-equiv')?.trim().toLowerCase() === 'refresh') {
    const href = parseRefresh(content);
    if (href !== undefined) found(href, 'refresh');
    return;
  }
  const name = attributes.get('name') ?? '';
  if (CARD.test(attributes.get('property') ?? name)) found(content, 'og');
  else if (TILE.test(name)) found(content, 'icon');
  // The file is read as a web app manifest, which replaced it.
  else if (TILES.test(name) && content.toLowerCase() !== 'none') found(content, 'manifest');
  else if (URL_TEXT.test(content) && microdataKind(attributes) !== undefined) found(content, 'microdata');
});

const svgReference = rule(['href', 'xlink:href'], (attributes, found) => {
  const href = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
  // A reference into the same document is a drawing instruction, not a link.
  if (href.trim() !== '' && !href.trim().startsWith('#')) found(href, 'svg');
});

/** Takes the first of the attributes that is present. */
const svgScript = rule(['href', 'xlink:href'], (attributes, found) => {
  const href = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
  if (href.trim() !== '') found(href, 'script');
});

const svgAnchor = rule(['href', 'xlink:href'], (attributes, found) => {
  const href = attributes.get('href') ?? attributes.get('xlink:href');
  if (href !== undefined) found(href, 'a');
});

const input = rule(['type', 'src', 'formaction'], (attributes, found) => {
  if (attributes.get('type')?.trim().toLowerCase() === 'image') takeResource(attributes.get('src'), 'input', found);
  takeResource(attributes.get('formaction'), 'form', found);
});

/** Elements that hold links, and how to find them. The reader also adds the text of each `a`. */
export const LINKS_OF_TAG: ReadonlyMap<string, LinkRule> = new Map<string, LinkRule>([
  ['a', plain('href', 'a')],
  ['area', plain('href', 'area')],
  ['link', link],
  ['meta', meta],
  ['img', all(resource('src', 'img'), srcset('srcset'))],
  // HTML standard, "in body": a start tag `image` is an `img` that was misspelt.
  ['image', all(resource('src', 'img'), srcset('srcset'))],
  ['source', all(resource('src', 'source'), srcset('srcset'))],
  ['script', resource('src', 'script')],
  ['iframe', resource('src', 'iframe')],
  ['frame', resource('src', 'frame')],
  ['embed', resource('src', 'embed')],
  ['object', resource('data', 'object')],
  ['audio', resource('src', 'audio')],
  ['video', all(resource('src', 'video'), resource('poster', 'poster'))],
  ['track', resource('src', 'track')],
  ['input', input],
  ['button', resource('formaction', 'form')],
  ['form', resource('action', 'form')],
  ['blockquote', resource('cite', 'cite')],
  ['q', resource('cite', 'cite')],
  ['ins', resource('cite', 'cite')],
  ['del', resource('cite', 'cite')],
  ['body', resource('background', 'img')],
  ['table', resource('background', 'img')],
  ['thead', resource('background', 'img')],
  ['tbody', resource('background', 'img')],
  ['tfoot', resource('background', 'img')],
  ['tr', resource('background', 'img')],
  ['td', resource('background', 'img')],
  ['th', resource('background', 'img')],
]);

/** Elements of SVG that hold links, and how to find them. */
export const SVG_LINKS: ReadonlyMap<string, LinkRule> = new Map<string, LinkRule>([
  ['a', svgAnchor],
  ['image', svgReference],
  ['script', svgScript],
  ['use', svgReference],
  ['feimage', svgReference],
]);
