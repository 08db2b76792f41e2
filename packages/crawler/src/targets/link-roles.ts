import type { LinkKind } from '../page/links/link-kind.ts';

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
