import type { LinkKind } from '../types.ts';

export const LINK_KINDS: readonly LinkKind[] = [
  'a',
  'area',
  'img',
  'srcset',
  'link',
  'stylesheet',
  'icon',
  'canonical',
  'alternate',
  'preload',
  'next',
  'prev',
  'manifest',
  'script',
  'iframe',
  'frame',
  'embed',
  'object',
  'audio',
  'video',
  'source',
  'track',
  'poster',
  'input',
  'cite',
  'refresh',
  'og',
  'json-ld',
  'css',
  'form',
  'http-link',
  'svg',
  'redirect',
  'sitemap',
  'start',
];

/** Links that lead a reader, or a search engine, to a page: HTML behind them belongs to the site's pages. */
const NAVIGATIONAL: ReadonlySet<LinkKind> = new Set<LinkKind>([
  'a',
  'area',
  'iframe',
  'frame',
  'canonical',
  'alternate',
  'next',
  'prev',
  'refresh',
  'redirect',
  'sitemap',
  'start',
]);

export function isNavigational(kind: LinkKind): boolean {
  return NAVIGATIONAL.has(kind);
}
