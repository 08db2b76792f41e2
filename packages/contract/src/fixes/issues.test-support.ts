import type { LinkIssue, PageIssue } from './facts.ts';
import { commonPlaceOf, placementOf, type Region } from './placement.ts';

export const SITE = 'https://www.example.com';
/** Pages that the crawl of the tests read. */
export const CRAWLED = 81;

/** The first pages of the site, or those from one number to another. */
export const pages = (to: number, from = 1): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${SITE}/page-${from + index}`);

/** A dead link to a page of the site. @param on pages that link to it */
export const deadLink = (path: string, on: readonly string[], change: Partial<LinkIssue> = {}): LinkIssue => ({
  ...{ kind: 'broken_link', severity: 'error', reason: 'not_found', internal: true, isPage: true },
  ...{ url: `${SITE}${path}`, pages: on.length, foundOn: on, placement: null, suggestion: null, since: 0 },
  ...change,
});

/** A dead link to a URL of another site. */
export const deadElsewhere = (url: string, on: readonly string[], change: Partial<LinkIssue> = {}): LinkIssue =>
  deadLink('', on, { url, internal: false, isPage: false, ...change });

/** The place that pages have in common, when each shows the link in this part with this text. */
export function shownIn(region: Region, on: readonly string[], textOf: (page: string) => string) {
  const place = commonPlaceOf(on.map((page) => ({ page, region, text: textOf(page) })));
  return place === undefined ? null : placementOf(place, { holding: on.length, all: CRAWLED });
}

/** A finding of a page check. */
export const finding = (kind: string, path: string, change: Partial<PageIssue> = {}): PageIssue => ({
  ...{ kind, severity: 'warning', url: `${SITE}${path}`, since: 0 },
  ...change,
});
