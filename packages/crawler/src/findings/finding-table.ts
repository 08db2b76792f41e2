import type { Finding } from '../types/records.ts';
import {
  DEEP_CLICKS,
  DESCRIPTION_LEAST_CHARACTERS,
  DESCRIPTION_MAX_CHARACTERS,
  LARGE_BYTES,
  SLOW_MS,
  THIN_CHARACTERS,
  TITLE_LEAST_CHARACTERS,
  TITLE_MAX_CHARACTERS,
  URL_MAX_CHARACTERS,
} from './thresholds.ts';

/** The meaning of a kind of finding, which is the same on any page. */
export interface PageCheck {
  readonly severity: Finding['severity'];
  /**
   * A page is enough to decide when it is read, the whole site is needed when the crawl completes, or a page must be rendered, which only some
   * crawls do.
   */
  readonly decidedBy: 'page' | 'site' | 'rendering';
  /** One sentence. */
  readonly title: string;
  /** One or two sentences for the person who can change the page. */
  readonly howToFix: string;
}

/** All page checks by code, in the order in which people read them. Codes never change their meaning. */
export const FINDINGS = {
  title_missing: {
    severity: 'error',
    decidedBy: 'page',
    title: 'The page has no title.',
    howToFix: 'Give the page a title element that says what it is about.',
  },
  title_duplicate: {
    severity: 'warning',
    decidedBy: 'site',
    title: 'Other pages have the same title.',
    howToFix: 'Give each page a title of its own, or name the page that stands for all of them as their canonical.',
  },
  title_too_long: {
    severity: 'notice',
    decidedBy: 'page',
    title: `The title is longer than ${TITLE_MAX_CHARACTERS} characters.`,
    howToFix: 'Shorten the title, or put what matters first: search engines cut off the rest.',
  },
  title_too_short: {
    severity: 'notice',
    decidedBy: 'page',
    title: `The title is shorter than ${TITLE_LEAST_CHARACTERS} characters.`,
    howToFix: 'Write a title that says what the page is about to someone who sees nothing else of it.',
  },
  description_missing: {
    severity: 'warning',
    decidedBy: 'page',
    title: 'The page has no meta description.',
    howToFix: 'Add <meta name="description"> with a sentence or two on what a reader finds on the page.',
  },
  description_duplicate: {
    severity: 'warning',
    decidedBy: 'site',
    title: 'Other pages have the same meta description.',
    howToFix: 'Describe what this page has and the others do not, or leave the description out.',
  },
  description_too_long: {
    severity: 'notice',
    decidedBy: 'page',
    title: `The meta description is longer than ${DESCRIPTION_MAX_CHARACTERS} characters.`,
    howToFix: 'Shorten the description: search engines cut off the rest.',
  },
  description_too_short: {
    severity: 'notice',
    decidedBy: 'page',
    title: `The meta description is shorter than ${DESCRIPTION_LEAST_CHARACTERS} characters.`,
    howToFix: 'Write a full sentence or two; otherwise search engines choose some text of the page themselves.',
  },
  h1_missing: {
    severity: 'warning',
    decidedBy: 'page',
    title: 'The page has no main heading (h1).',
    howToFix: 'Mark the heading of the page up as h1.',
  },
  h1_multiple: {
    severity: 'notice',
    decidedBy: 'page',
    title: 'The page has more than one main heading (h1).',
    howToFix: 'Keep one h1 for the page and mark the others up as h2 or below.',
  },
  canonical_missing: {
    severity: 'notice',
    decidedBy: 'page',
    title: 'The page does not name its canonical URL.',
    howToFix: 'Add <link rel="canonical"> with the URL under which the page is to be found.',
  },
  canonical_multiple: {
    severity: 'error',
    decidedBy: 'page',
    title: 'The page names several canonical URLs.',
    howToFix: 'Keep one of them: search engines ignore all of them when they differ.',
  },
  canonical_broken: {
    severity: 'error',
    decidedBy: 'site',
    title: 'The canonical URL of the page is broken.',
    howToFix: 'Let the canonical link name a page that exists.',
  },
  canonical_redirect: {
    severity: 'warning',
    decidedBy: 'site',
    title: 'The canonical URL of the page redirects.',
    howToFix: 'Let the canonical link name the URL that the redirect leads to.',
  },
  hreflang_broken: {
    severity: 'error',
    decidedBy: 'site',
    title: 'A language version that the page names (hreflang) is broken.',
    howToFix: 'Correct the address of the language version or remove it.',
  },
  hreflang_not_returned: {
    severity: 'warning',
    decidedBy: 'site',
    title: 'A language version that the page names (hreflang) does not name the page in return.',
    howToFix: 'Let every language version list all versions, itself included: one-sided links are ignored.',
  },
  noindex: {
    severity: 'notice',
    decidedBy: 'page',
    title: 'The page keeps itself out of search engines (noindex).',
    howToFix:
      'Nothing, if that is meant; else remove noindex from the robots meta element and the X-Robots-Tag header.',
  },
  sitemap_noindex: {
    severity: 'warning',
    decidedBy: 'site',
    title: 'The page is in the sitemap and keeps itself out of search engines (noindex).',
    howToFix: 'Remove the page from the sitemap, or remove noindex.',
  },
  sitemap_redirect: {
    severity: 'warning',
    decidedBy: 'site',
    title: 'The sitemap lists a URL that redirects.',
    howToFix: 'List the URL that the redirect leads to.',
  },
  sitemap_broken: {
    severity: 'error',
    decidedBy: 'site',
    title: 'The sitemap lists a URL that is broken.',
    howToFix: 'Remove the URL from the sitemap or bring the page back.',
  },
  sitemap_unreadable: {
    severity: 'error',
    decidedBy: 'site',
    title: 'The robots.txt or sitemap index names a sitemap that cannot be read.',
    howToFix: 'Correct the address, remove it, or bring the sitemap back: search engines cannot read it either.',
  },
  url_forbidden: {
    severity: 'warning',
    decidedBy: 'site',
    title: 'The server refuses access to the URL (403).',
    howToFix:
      'Open the URL to visitors, or remove the links to it. If only the crawler is refused, let its user agent in.',
  },
  orphan_page: {
    severity: 'warning',
    decidedBy: 'site',
    title: 'The page is in the sitemap, but no page of the site links to it.',
    howToFix: 'Link to the page from where readers would look for it.',
  },
  deep_page: {
    severity: 'notice',
    decidedBy: 'site',
    title: `The page is more than ${DEEP_CLICKS} clicks away from the start page.`,
    howToFix: 'Link to the page, or to an overview that holds it, from nearer the start page.',
  },
  image_alt_missing: {
    severity: 'warning',
    decidedBy: 'page',
    title: 'Images of the page have no alt attribute.',
    howToFix: 'Say in alt what the image shows; alt="" is right for images that are decoration.',
  },
  lang_missing: {
    severity: 'warning',
    decidedBy: 'page',
    title: 'The page does not say which language it is in.',
    howToFix: 'Add lang to the html element, such as <html lang="en">.',
  },
  viewport_missing: {
    severity: 'warning',
    decidedBy: 'page',
    title: 'The page has no viewport and is shown at desktop width on phones.',
    howToFix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
  },
  thin_content: {
    severity: 'notice',
    decidedBy: 'page',
    title: `The page has less than ${THIN_CHARACTERS} characters of text besides header, navigation and footer.`,
    howToFix: 'Say more, merge the page with another one, or let search engines leave it out (noindex).',
  },
  duplicate_content: {
    severity: 'warning',
    decidedBy: 'site',
    title: 'Other pages have the same text.',
    howToFix: 'Keep one of the pages and redirect the others to it, or let them name it as their canonical.',
  },
  structured_data_invalid: {
    severity: 'error',
    decidedBy: 'page',
    title: 'Structured data of the page (JSON-LD) is not valid JSON.',
    howToFix: 'Correct the syntax: what does not parse is ignored as a whole.',
  },
  insecure_page: {
    severity: 'warning',
    decidedBy: 'page',
    title: 'The page is served without encryption (http).',
    howToFix: 'Serve the page over https and redirect http to it.',
  },
  mixed_content: {
    severity: 'error',
    decidedBy: 'page',
    title: 'The page is encrypted, but loads parts of it over http.',
    howToFix: 'Load images, scripts, styles and frames over https: browsers block them or warn.',
  },
  insecure_form: {
    severity: 'error',
    decidedBy: 'page',
    title: 'A form of the page sends what is entered, or a password, without encryption.',
    howToFix: 'Serve the page over https and let the action of the form be an https address.',
  },
  slow_page: {
    severity: 'warning',
    decidedBy: 'page',
    title: `The page took more than ${SLOW_MS / 1_000} s to load.`,
    howToFix:
      'If the first byte came late, look into what the server does for this page; caching it is often enough. Else compress the HTML, or make it smaller.',
  },
  large_page: {
    severity: 'warning',
    decidedBy: 'page',
    title: `The HTML of the page is larger than ${LARGE_BYTES / 1_000_000} MB.`,
    howToFix: 'Move embedded images, styles and data into files of their own, or split the page.',
  },
  not_rendered: {
    severity: 'warning',
    decidedBy: 'rendering',
    title: 'The page could not be rendered.',
    howToFix: 'Open the page in a browser. What its scripts build was not checked; what the server sends was.',
  },
  links_need_scripts: {
    severity: 'notice',
    decidedBy: 'rendering',
    title: 'Links of the page are there only when its scripts have run.',
    howToFix: 'Send the links with the HTML, for readers and search engines that run no scripts, or run them late.',
  },
  canonical_changed: {
    severity: 'warning',
    decidedBy: 'rendering',
    title: 'Scripts change the canonical URL of the page.',
    howToFix: 'Send the right canonical URL with the HTML: which of the two search engines take is not certain.',
  },
  noindex_changed: {
    severity: 'warning',
    decidedBy: 'rendering',
    title: 'Scripts add or remove noindex.',
    howToFix: 'Send noindex with the HTML, or not at all: search engines do not render a page that they may not show.',
  },
  url_uppercase: {
    severity: 'notice',
    decidedBy: 'page',
    title: 'The path of the URL has upper-case letters.',
    howToFix: 'Use lower case and redirect the old URL: paths differ by case, and readers do not expect it.',
  },
  url_underscore: {
    severity: 'notice',
    decidedBy: 'page',
    title: 'The path of the URL has underscores.',
    howToFix:
      'Separate words by hyphens and redirect the old URL: search engines read words across underscores as one.',
  },
  url_too_long: {
    severity: 'notice',
    decidedBy: 'page',
    title: `The URL is longer than ${URL_MAX_CHARACTERS} characters.`,
    howToFix: 'Use a shorter path with fewer parameters and redirect the old URL.',
  },
} as const satisfies Record<string, PageCheck>;

export type FindingCode = keyof typeof FINDINGS;

/** A finding with the severity of its kind. */
export function finding(code: FindingCode, detail?: string): Finding {
  const { severity } = FINDINGS[code];
  return detail === undefined ? { code, severity } : { code, severity, detail };
}
