/** What kinds of links there are. A link has the kind of the element, header or rule that holds it. */
export const LINK_KINDS = [
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
  'microdata',
  'css',
  'form',
  'http-link',
  'svg',
  'redirect',
  'sitemap',
  'start',
] as const;

export type LinkKind = (typeof LINK_KINDS)[number];

/** Place of each kind in `LINK_KINDS`; fewer than 64. */
export const KIND_NUMBERS: ReadonlyMap<LinkKind, number> = new Map(LINK_KINDS.map((kind, number) => [kind, number]));

/** The landmark that a link stands in. */
export const REGIONS = ['other', 'header', 'nav', 'main', 'footer'] as const;

export type Region = (typeof REGIONS)[number];
