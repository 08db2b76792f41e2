/** Reasons for suggesting a URL in place of another. */
export type SuggestionReason = 'redirect' | 'https' | 'spelling' | 'similar_page' | 'archive';

/** A URL that a broken link could lead to instead. */
export interface Suggestion {
  readonly url: string;
  readonly reason: SuggestionReason;
  /** One sentence for people. */
  readonly detail: string;
}

/** The URL of the live web that is suggested. A copy in an archive says nothing about where the page is now. */
export const liveUrl = (suggestion: Suggestion | null): string | null =>
  suggestion === null || suggestion.reason === 'archive' ? null : suggestion.url;

/** A broken target of a crawl. */
export interface BrokenUrl {
  readonly url: string;
  /** Whether it is on the site of the domain. */
  readonly internal: boolean;
  readonly reason: string | null;
}

/** A URL that had the verdict `ok` in the same crawl. */
export interface GoodUrl {
  readonly url: string;
  readonly internal: boolean;
  /** Target of its redirect; null when it does not redirect. */
  readonly redirect: { readonly to: string; readonly isPermanent: boolean } | null;
  /** True when it is a page that was read. */
  readonly isPage: boolean;
  readonly title: string | null;
}

/** Whether all hops are permanent redirects (RFC 9110, sections 15.4.2 and 15.4.9). */
export const isPermanent = (hops: readonly { readonly status: number }[]): boolean =>
  hops.length > 0 && hops.every(({ status }) => status === 301 || status === 308);
