import type { LinkKind } from '../page/links/link-kind.ts';

/** What a sitemap says of a page beside its address: an image, a video, or the page in another language. */
export interface SitemapLink {
  /** As written. */
  readonly href: string;
  readonly kind: LinkKind;
  /** 1-based. */
  readonly line: number;
}
