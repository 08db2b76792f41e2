import type { LinkKind } from '../page/links/link-kind.ts';

/** XML namespaces that sitemaps may use, whatever their prefix. */
const IMAGES = /^https?:\/\/www\.google\.com\/schemas\/sitemap-image\//;
const VIDEOS = /^https?:\/\/www\.google\.com\/schemas\/sitemap-video\//;
const XHTML = /^https?:\/\/www\.w3\.org\/(?:1999\/xhtml|TR\/xhtml11\/)/;
/** Limit for the names that are kept; one declaration of each namespace is enough. */
const MAX_NAMES = 20;
/** Elements whose text is a URL. */
const IMAGE_TEXTS: readonly (readonly [name: string, kind: LinkKind])[] = [['loc', 'img']];
const VIDEO_TEXTS: readonly (readonly [name: string, kind: LinkKind])[] = [
  ['thumbnail_loc', 'img'],
  ['content_loc', 'video'],
  ['player_loc', 'embed'],
];

/** The elements of a sitemap that belong to other namespaces, as its root declares them. */
export class Extensions {
  readonly #texts = new Map<string, LinkKind>();
  #link: string | undefined;

  /** @param prefix lower-case */
  declare(prefix: string, vocabulary: string): void {
    if (this.#texts.size > MAX_NAMES) return;
    if (XHTML.test(vocabulary)) this.#link = `${prefix}:link`;
    const texts = IMAGES.test(vocabulary) ? IMAGE_TEXTS : VIDEOS.test(vocabulary) ? VIDEO_TEXTS : [];
    for (const [name, kind] of texts) this.#texts.set(`${prefix}:${name}`, kind);
  }

  get isEmpty(): boolean {
    return this.#texts.size === 0 && this.#link === undefined;
  }

  /** The kind of link for an element whose text is a URL; undefined for all others. */
  kindOf(name: string): LinkKind | undefined {
    return this.#texts.get(name);
  }

  /** The element is `link` of XHTML, which has its URL in `href`. */
  isLink(name: string): boolean {
    return name === this.#link;
  }
}
