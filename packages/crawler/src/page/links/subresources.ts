import type { LinkKind } from './link-kind.ts';

/** Links that a browser loads as part of the page; the rest is followed by the reader, or by nobody. */
export const SUBRESOURCES: ReadonlySet<LinkKind> = new Set<LinkKind>([
  'img',
  'srcset',
  'stylesheet',
  'icon',
  'preload',
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
  'css',
  'svg',
]);
