/** Why a URL is suggested in place of another. */
export type SuggestionReason = 'redirect' | 'https' | 'spelling' | 'similar_page' | 'archive';

/** What a link could lead to instead. */
export interface Suggestion {
  readonly url: string;
  readonly reason: SuggestionReason;
  /** One sentence for people. */
  readonly detail: string;
}

/** A broken target of a crawl. */
export interface BrokenUrl {
  readonly url: string;
  /** Of the domain itself. */
  readonly internal: boolean;
  readonly reason: string | null;
}

/** A URL that answered well in the same crawl. */
export interface GoodUrl {
  readonly url: string;
  readonly internal: boolean;
  /** Where it led; null: nowhere else. */
  readonly redirect: { readonly to: string; readonly isPermanent: boolean } | null;
  /** It is a page that was read. */
  readonly isPage: boolean;
  readonly title: string | null;
}

/** Hops that every client should remember (RFC 9110, sections 15.4.2 and 15.4.9). */
export const isPermanent = (hops: readonly { readonly status: number }[]): boolean =>
  hops.length > 0 && hops.every(({ status }) => status === 301 || status === 308);
