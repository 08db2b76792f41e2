import type { LinkKind } from '../page/links/link-kind.ts';

/** A link of a sitemap that belongs to a page: an image, a video, or the page in another language. */
export interface SitemapLink {
  /** The URL as written. */
  readonly href: string;
  readonly kind: LinkKind;
  /** Line number, counted from 1. */
  readonly line: number;
}
