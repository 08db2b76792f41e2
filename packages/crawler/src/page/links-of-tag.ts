import type { LinkKind } from './link-kind.ts';
import { parseRefresh } from './parse-refresh.ts';
import { parseSrcset } from './parse-srcset.ts';
import { relKind } from './rel-kind.ts';

type Found = (href: string, kind: LinkKind) => void;

/** Decoded values of a tag's attributes, by lower-case name. */
interface AttributeValues {
  get(name: string): string | undefined;
}

export type LinkRule = (attributes: AttributeValues, found: Found) => void;

/** One attribute, one kind. */
const plain =
  (name: string, kind: LinkKind): LinkRule =>
  (attributes, found) => {
    const href = attributes.get(name);
    if (href !== undefined) found(href, kind);
  };

/** One URL; an empty one names nothing that would be loaded. */
const resource =
  (name: string, kind: LinkKind): LinkRule =>
  (attributes, found) => {
    const href = attributes.get(name);
    if (href !== undefined && href.trim() !== '') found(href, kind);
  };

const srcset =
  (name: string): LinkRule =>
  (attributes, found) => {
    for (const href of parseSrcset(attributes.get(name) ?? '')) found(href, 'srcset');
  };

const all =
  (...rules: LinkRule[]): LinkRule =>
  (attributes, found) => {
    for (const rule of rules) rule(attributes, found);
  };

const link: LinkRule = (attributes, found) => {
  const kind = relKind(attributes.get('rel') ?? '');
  if (kind === undefined) return;
  resource('href', kind)(attributes, found);
  srcset('imagesrcset')(attributes, found);
};

const CARD = /^(?:og:(?:image|video|audio)(?::(?:secure_)?url)?|og:url|twitter:(?:image(?::src)?|url|player))$/i;

const meta: LinkRule = (attributes, found) => {
  const content = attributes.get('content')?.trim() ?? '';
  if (content === '') return;
  if (attributes.get('http-equiv')?.trim().toLowerCase() === 'refresh') {
    const href = parseRefresh(content);
    if (href !== undefined) found(href, 'refresh');
  } else if (CARD.test(attributes.get('property') ?? attributes.get('name') ?? '')) found(content, 'og');
};

const svgReference: LinkRule = (attributes, found) => {
  const href = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
  // A reference into the same document is a drawing instruction, not a link.
  if (href.trim() !== '' && !href.trim().startsWith('#')) found(href, 'svg');
};

const svgAnchor: LinkRule = (attributes, found) => {
  const href = attributes.get('href') ?? attributes.get('xlink:href');
  if (href !== undefined) found(href, 'a');
};

const input: LinkRule = (attributes, found) => {
  if (attributes.get('type')?.trim().toLowerCase() === 'image') resource('src', 'input')(attributes, found);
  resource('formaction', 'form')(attributes, found);
};

/** Elements that hold links, and how to take them. `a` is also given its text by the reader. */
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
  ['td', resource('background', 'img')],
  ['th', resource('background', 'img')],
]);

/** The same for elements of SVG. */
export const SVG_LINKS: ReadonlyMap<string, LinkRule> = new Map<string, LinkRule>([
  ['a', svgAnchor],
  ['image', svgReference],
  ['use', svgReference],
  ['feimage', svgReference],
]);
