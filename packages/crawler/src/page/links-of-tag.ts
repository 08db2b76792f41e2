import type { LinkKind } from '../types.ts';
import type { Attributes } from './attributes.ts';
import { parseRefresh } from './parse-refresh.ts';
import { parseSrcset } from './parse-srcset.ts';
import { relKind } from './rel-kind.ts';

type Found = (href: string, kind: LinkKind) => void;
type Rule = (attributes: Attributes, found: Found) => void;

/** One attribute, one kind. */
const plain =
  (name: string, kind: LinkKind): Rule =>
  (attributes, found) => {
    const href = attributes.get(name);
    if (href !== undefined) found(href, kind);
  };

/** One URL; an empty one names nothing that would be loaded. */
const resource =
  (name: string, kind: LinkKind): Rule =>
  (attributes, found) => {
    const href = attributes.get(name);
    if (href !== undefined && href.trim() !== '') found(href, kind);
  };

const srcset =
  (name: string): Rule =>
  (attributes, found) => {
    for (const href of parseSrcset(attributes.get(name) ?? '')) found(href, 'srcset');
  };

const all =
  (...rules: Rule[]): Rule =>
  (attributes, found) => {
    for (const rule of rules) rule(attributes, found);
  };

const link: Rule = (attributes, found) => {
  const kind = relKind(attributes.get('rel') ?? '');
  if (kind === undefined) return;
  resource('href', kind)(attributes, found);
  srcset('imagesrcset')(attributes, found);
};

const CARD = /^(?:og:(?:image|video|audio)(?::(?:secure_)?url)?|og:url|twitter:(?:image(?::src)?|url|player))$/i;

const meta: Rule = (attributes, found) => {
  const content = attributes.get('content')?.trim() ?? '';
  if (content === '') return;
  if (attributes.get('http-equiv')?.trim().toLowerCase() === 'refresh') {
    const href = parseRefresh(content);
    if (href !== undefined) found(href, 'refresh');
  } else if (CARD.test(attributes.get('property') ?? attributes.get('name') ?? '')) found(content, 'og');
};

const svgReference: Rule = (attributes, found) => {
  const href = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
  // A reference into the same document is a drawing instruction, not a link.
  if (href.trim() !== '' && !href.trim().startsWith('#')) found(href, 'svg');
};

const anchor: Rule = (attributes, found) => {
  const href = attributes.get('href') ?? attributes.get('xlink:href');
  if (href !== undefined) found(href, 'a');
};

const input: Rule = (attributes, found) => {
  if (attributes.get('type')?.trim().toLowerCase() === 'image') resource('src', 'input')(attributes, found);
  resource('formaction', 'form')(attributes, found);
};

/** Elements that hold links, and how to take them. `a` is also given its text by the reader. */
export const LINKS_OF_TAG: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['a', anchor],
  ['area', plain('href', 'area')],
  ['link', link],
  ['meta', meta],
  ['img', all(resource('src', 'img'), srcset('srcset'))],
  ['image', svgReference],
  ['use', svgReference],
  ['feimage', svgReference],
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
