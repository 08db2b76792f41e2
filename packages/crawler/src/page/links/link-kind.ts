/** The properties of a kind of link. A missing property is false. */
interface Meaning {
  /** The link leads a reader, or a search engine, to a page: HTML at its target is a page of the site. */
  readonly isNavigational?: true;
  /** A reader, or a search engine that follows pagination, gets from one page to another by the link. */
  readonly isFollowed?: true;
  /** A browser loads the target as part of the page; targets of other kinds are followed by the reader, or not at all. */
  readonly isLoaded?: true;
  /** The `alt` of its element describes the target. */
  readonly hasAlt?: true;
  /** The use of the target in browsers, which do nothing with an HTML page there. */
  readonly isUsedAs?: 'code' | 'image';
  /** The target is read for the URLs in it. */
  readonly isReadAs?: 'stylesheet' | 'manifest';
}

/** All kinds of links, with their properties. A link has the kind of the element, header or rule that holds it. At most 63 kinds. */
const MEANINGS = {
  a: { isNavigational: true, isFollowed: true },
  area: { isNavigational: true, isFollowed: true, hasAlt: true },
  img: { isLoaded: true, hasAlt: true, isUsedAs: 'image' },
  srcset: { isLoaded: true, isUsedAs: 'image' },
  link: {},
  stylesheet: { isLoaded: true, isReadAs: 'stylesheet', isUsedAs: 'code' },
  icon: { isLoaded: true, isUsedAs: 'image' },
  canonical: { isNavigational: true },
  alternate: { isNavigational: true },
  preload: { isLoaded: true },
  next: { isNavigational: true, isFollowed: true },
  prev: { isNavigational: true, isFollowed: true },
  manifest: { isLoaded: true, isReadAs: 'manifest' },
  script: { isLoaded: true, isUsedAs: 'code' },
  iframe: { isNavigational: true, isFollowed: true, isLoaded: true },
  frame: { isNavigational: true, isFollowed: true, isLoaded: true },
  embed: { isLoaded: true },
  object: { isLoaded: true },
  audio: { isLoaded: true },
  video: { isLoaded: true },
  source: { isLoaded: true },
  track: { isLoaded: true },
  poster: { isLoaded: true, isUsedAs: 'image' },
  input: { isLoaded: true, hasAlt: true, isUsedAs: 'image' },
  cite: {},
  refresh: { isNavigational: true, isFollowed: true },
  og: {},
  'json-ld': {},
  microdata: {},
  css: { isLoaded: true },
  form: {},
  'http-link': {},
  svg: { isLoaded: true },
  redirect: { isNavigational: true },
  sitemap: { isNavigational: true },
  start: { isNavigational: true },
} as const satisfies Readonly<Record<string, Meaning>>;

export type LinkKind = keyof typeof MEANINGS;

export const LINK_KINDS = Object.keys(MEANINGS) as LinkKind[];

/** Place of each kind in `LINK_KINDS`. */
export const KIND_NUMBERS: ReadonlyMap<LinkKind, number> = new Map(LINK_KINDS.map((kind, number) => [kind, number]));

export const meaningOf = (kind: LinkKind): Meaning => MEANINGS[kind];

/** The landmark that a link stands in. */
export const REGIONS = ['other', 'header', 'nav', 'main', 'footer'] as const;

export type Region = (typeof REGIONS)[number];
