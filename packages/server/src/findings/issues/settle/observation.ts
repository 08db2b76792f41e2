import { isDecidedByRendering } from '../issue-kinds.ts';
import type { Unseen } from '../issue-row.ts';
import type { Observation } from './settle-issue.ts';

/** The end of a crawl, as far as it limits conclusions from what the crawl did not see. */
export interface CrawlExtent {
  readonly completed: boolean;
  readonly truncated: boolean;
}

/** A URL as a crawl saw it. */
export interface SeenUrl {
  readonly internal: boolean;
  readonly verdict: string | null;
  readonly reason: string | null;
  /** A request for it was sent in this crawl. */
  readonly requested: boolean;
  readonly redirected: boolean;
  readonly html: boolean;
  /** It is a page, and was read. */
  readonly read: boolean;
  /** True when no link was left out because of a limit, or because the page could not be rendered. */
  readonly linksRead: boolean;
  /** `yes`, `no`, or why it could not be rendered; null in a crawl that renders no pages, and for what is no page. */
  readonly rendered: string | null;
}

const GONE: ReadonlySet<string | null> = new Set(['not_found', 'gone']);

/** Whether the page is gone: the server answered so, redirects readers elsewhere, or sends a file without links. */
const isGone = ({ verdict, reason, redirected, html }: SeenUrl): boolean =>
  verdict === 'broken' ? GONE.has(reason) : verdict === 'ok' && (redirected || !html);

const unseen = (because: Unseen): Observation => ({ result: 'unseen', because });

/** The reason why a crawl knows nothing of a URL that it did not find. */
export function whyNotFound({ completed, truncated }: CrawlExtent): Observation {
  if (!completed) return unseen('crawl_failed');
  return unseen(truncated ? 'truncated' : 'page_not_read');
}

const NOT_CHECKED: ReadonlyMap<string | null, Unseen> = new Map([
  ['excluded', 'excluded'],
  ['robots_disallowed', 'robots_disallowed'],
  ['interrupted', 'crawl_failed'],
]);

function whyUndecided({ verdict, reason }: SeenUrl): Observation {
  if (verdict === 'suspect') return unseen('unconfirmed');
  if (verdict === 'unverifiable') return unseen('unverifiable');
  return unseen(verdict === null ? 'crawl_failed' : (NOT_CHECKED.get(reason) ?? 'not_checked'));
}

/**
 * Judges an issue of a target that the crawl found without this fault. A verdict from the cache of another crawl may be older than the
 * fault.
 * @param kind a kind of target
 */
export function observationOfTarget(kind: string, seen: SeenUrl): Observation {
  if (seen.verdict === 'ok') {
    const isFromCache = !seen.internal && !seen.requested;
    return isFromCache ? unseen('from_cache') : { result: 'sound', because: 'checked' };
  }
  if (seen.verdict !== 'broken') return whyUndecided(seen);
  // A "not found" page that now has status 404 is no soft 404 any more. For other warnings a broken target decides nothing.
  return kind === 'soft_404' ? { result: 'sound', because: 'checked' } : unseen('masked');
}

/** Documents that had links to a target when it was seen last, grouped by how this crawl saw them. */
export interface Holders {
  /** Undefined: this crawl did not find these documents. */
  readonly seen: SeenUrl | undefined;
  readonly count: number;
}

/** Whether a document certainly has no link to a target that the crawl did not find. */
const holdsNothing = ({ seen }: Holders, isWhole: boolean): boolean =>
  seen === undefined ? isWhole : (seen.read && seen.linksRead) || isGone(seen);

/**
 * Judges an issue of a target that the crawl did not find: when every document with a link to it was read again, nothing links to it any
 * more.
 * @param isWhole true when the crawl read all that the earlier crawls had read, so that URLs it did not find are no part of the site
 */
export function observationOfUnfound(holders: readonly Holders[], isWhole: boolean, crawl: CrawlExtent): Observation {
  const areAllFree = holders.length > 0 && holders.every((one) => holdsNothing(one, isWhole));
  return areAllFree ? { result: 'sound', because: 'unlinked' } : whyNotFound(crawl);
}

/**
 * Judges the start URL of an earlier crawl that this crawl did not find and that no document linked to. When this crawl has read the whole
 * site from another start, nothing links there. An example is the `https://` URL of a site that answers over http only.
 */
export const observationOfOldStart = (crawl: CrawlExtent & { readonly sitemapsRead: boolean }): Observation =>
  crawl.completed && !crawl.truncated && crawl.sitemapsRead
    ? { result: 'sound', because: 'unlinked' }
    : whyNotFound(crawl);

interface FragmentView extends CrawlExtent {
  /** The page of the fragment; undefined: the crawl did not find it. */
  readonly page: SeenUrl | undefined;
  /** True when scripts of the page may add any fragment. */
  readonly isMadeByScripts: boolean;
  readonly isStillLinked: boolean;
  readonly holders: readonly Holders[];
  readonly isWhole: boolean;
}

/** Judges a missing fragment that the crawl does not report any more. Fragments are judged when a crawl completes. */
export function observationOfFragment(view: FragmentView): Observation {
  const { page, holders, isWhole, completed } = view;
  if (!completed) return unseen('crawl_failed');
  if (page?.verdict === 'ok' && page.internal && page.read && !view.isMadeByScripts)
    return { result: 'sound', because: 'checked' };
  const unlinked = view.isStillLinked ? unseen('masked') : observationOfUnfound(holders, isWhole, view);
  return unlinked.result === 'sound' || page === undefined ? unlinked : unseen('masked');
}

interface PageView extends CrawlExtent {
  readonly isWhole: boolean;
  /** True for page checks that compare pages. */
  readonly isDecidedBySite: boolean;
  /** True when every URL that the page names as its canonical or as a language version has a verdict. */
  readonly areReferencesJudged: boolean;
}

/** Findings about the URL itself, whatever it shows. */
const ABOUT_URLS: ReadonlySet<string> = new Set(['url_forbidden', 'sitemap_broken', 'sitemap_unreadable']);
export const isAboutUrl = (code: string): boolean => ABOUT_URLS.has(code);

/**
 * Whether a crawl that read a page has seen what a page check looks at. A page that could not be rendered was checked as it was sent, which
 * says nothing of what scripts build.
 */
export const isShown = (code: string, rendered: string | null): boolean =>
  rendered === 'yes' || (!isDecidedByRendering(code) && (rendered === null || rendered === 'no'));

/** Judges an issue of a page check that the crawl did not report. */
export function observationOfPage(code: string, seen: SeenUrl | undefined, view: PageView): Observation {
  if (seen === undefined) {
    // A crawl finds the file that names sitemaps only when it has a fault.
    const because = code === 'sitemap_unreadable' ? 'checked' : 'page_gone';
    return view.isWhole ? { result: 'sound', because } : whyNotFound(view);
  }
  if (isAboutUrl(code)) return observationOfUrl(code, seen, view);
  if (!seen.read) {
    if (isGone(seen)) return { result: 'sound', because: 'page_gone' };
    return seen.verdict === 'ok' || seen.verdict === 'broken' ? unseen('page_not_read') : whyUndecided(seen);
  }
  if (!isShown(code, seen.rendered)) return unseen('not_rendered');
  if (!view.isDecidedBySite) return { result: 'sound', because: 'checked' };
  if (!view.isWhole) return whyNotFound(view);
  return view.areReferencesJudged ? { result: 'sound', because: 'checked' } : unseen('unverifiable');
}

function observationOfUrl(code: string, seen: SeenUrl, { isWhole, ...crawl }: PageView): Observation {
  if (seen.verdict === 'ok') return { result: 'sound', because: 'checked' };
  if (seen.verdict !== 'broken') return whyUndecided(seen);
  if (code === 'url_forbidden') return { result: 'sound', because: 'checked' };
  // The URL is still broken, so the finding is gone only if no sitemap lists it any more.
  return isWhole ? { result: 'sound', because: 'unlinked' } : whyNotFound(crawl);
}
