import type { Unseen } from '../issue-row.ts';
import type { Sight } from './settle-issue.ts';

/** How a crawl ended, as far as it decides what may be concluded from what it did not see. */
export interface CrawlExtent {
  readonly completed: boolean;
  readonly truncated: boolean;
}

/** A URL as a crawl met it. */
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
  /** None of its links was left out for a limit. */
  readonly linksRead: boolean;
}

const GONE: ReadonlySet<string | null> = new Set(['not_found', 'gone']);

/** The server said that there is no such page, sent readers elsewhere, or gave something that holds no links. */
const isGone = ({ verdict, reason, redirected, html }: SeenUrl): boolean =>
  verdict === 'broken' ? GONE.has(reason) : verdict === 'ok' && (redirected || !html);

const unseen = (because: Unseen): Sight => ({ is: 'unseen', because });

/** Why nothing is known of a URL that the crawl never met. */
export function whyUnmet({ completed, truncated }: CrawlExtent): Sight {
  if (!completed) return unseen('crawl_failed');
  return unseen(truncated ? 'truncated' : 'page_not_read');
}

const NOT_CHECKED: ReadonlyMap<string | null, Unseen> = new Map([
  ['excluded', 'excluded'],
  ['robots_disallowed', 'robots_disallowed'],
  ['interrupted', 'crawl_failed'],
]);

function whyUndecided({ verdict, reason }: SeenUrl): Sight {
  if (verdict === 'suspect') return unseen('unconfirmed');
  if (verdict === 'unverifiable') return unseen('unverifiable');
  return unseen(verdict === null ? 'crawl_failed' : (NOT_CHECKED.get(reason) ?? 'not_checked'));
}

/**
 * What a crawl that met a target without this fault says of it. `kind` is of a target. Verdicts of another crawl that this
 * one took over may be older than the fault.
 */
export function sightOfTarget(kind: string, seen: SeenUrl): Sight {
  if (seen.verdict === 'ok') {
    const isFromCache = !seen.internal && !seen.requested;
    return isFromCache ? unseen('from_cache') : { is: 'sound', because: 'checked' };
  }
  if (seen.verdict !== 'broken') return whyUndecided(seen);
  // A "not found" page that now says so is no soft one; whether a broken target redirects or not nobody can say.
  return kind === 'soft_404' ? { is: 'sound', because: 'checked' } : unseen('masked');
}

/** Documents that held links to a target when it was seen last, alike in how this crawl met them. */
export interface Holders {
  /** Undefined: this crawl did not meet them. */
  readonly seen: SeenUrl | undefined;
  readonly count: number;
}

/** Whether a document is known to hold no link to a target that the crawl did not meet. */
const holdsNothing = ({ seen }: Holders, isWhole: boolean): boolean =>
  seen === undefined ? isWhole : (seen.read && seen.linksRead) || isGone(seen);

/**
 * What a crawl says of a target that it did not meet: when every document that held a link to it was read again, nothing
 * links to it any more.
 * @param isWhole The crawl read all that the one before had read, so what it did not meet is no part of the site.
 */
export function sightOfUnmet(holders: readonly Holders[], isWhole: boolean, crawl: CrawlExtent): Sight {
  const areAllFree = holders.length > 0 && holders.every((one) => holdsNothing(one, isWhole));
  return areAllFree ? { is: 'sound', because: 'unlinked' } : whyUnmet(crawl);
}

/**
 * What a crawl says of a target that it did not meet, from which an earlier one began and to which no document led then. When it
 * has read the whole site from elsewhere, nothing leads there, as to `https://` of a site that answers over http alone.
 */
export const sightOfOldStart = (crawl: CrawlExtent & { readonly sitemapsRead: boolean }): Sight =>
  crawl.completed && !crawl.truncated && crawl.sitemapsRead ? { is: 'sound', because: 'unlinked' } : whyUnmet(crawl);

interface FragmentView extends CrawlExtent {
  /** The page without the fragment. */
  readonly page: SeenUrl | undefined;
  /** Its scripts may add any part. */
  readonly isMadeByScripts: boolean;
  readonly isStillLinked: boolean;
  readonly holders: readonly Holders[];
  readonly isWhole: boolean;
}

/** What a crawl says of a missing part of a page that it does not report any more. Parts are judged when a crawl completes. */
export function sightOfFragment(view: FragmentView): Sight {
  const { page, holders, isWhole, completed } = view;
  if (!completed) return unseen('crawl_failed');
  if (page?.verdict === 'ok' && page.internal && page.read && !view.isMadeByScripts)
    return { is: 'sound', because: 'checked' };
  const unlinked = view.isStillLinked ? unseen('masked') : sightOfUnmet(holders, isWhole, view);
  return unlinked.is === 'sound' || page === undefined ? unlinked : unseen('masked');
}

interface PageView extends CrawlExtent {
  readonly isWhole: boolean;
  /** Of codes that compare pages. */
  readonly isDecidedBySite: boolean;
  /** Every URL that the page names as its canonical or as a language version was judged. */
  readonly areReferencesJudged: boolean;
}

/** Findings about a URL itself, whatever is behind it. */
const ABOUT_URLS: ReadonlySet<string> = new Set(['url_forbidden', 'sitemap_broken', 'sitemap_unreadable']);
export const isAboutUrl = (code: string): boolean => ABOUT_URLS.has(code);

/** What a crawl that did not report a finding says of it. */
export function sightOfPage(code: string, seen: SeenUrl | undefined, view: PageView): Sight {
  if (seen === undefined) {
    // A crawl meets the file that names sitemaps only where it finds fault with it.
    const because = code === 'sitemap_unreadable' ? 'checked' : 'page_gone';
    return view.isWhole ? { is: 'sound', because } : whyUnmet(view);
  }
  if (isAboutUrl(code)) return sightOfUrl(code, seen, view);
  if (!seen.read) {
    if (isGone(seen)) return { is: 'sound', because: 'page_gone' };
    return seen.verdict === 'ok' || seen.verdict === 'broken' ? unseen('page_not_read') : whyUndecided(seen);
  }
  if (!view.isDecidedBySite) return { is: 'sound', because: 'checked' };
  if (!view.isWhole) return whyUnmet(view);
  return view.areReferencesJudged ? { is: 'sound', because: 'checked' } : unseen('unverifiable');
}

function sightOfUrl(code: string, seen: SeenUrl, { isWhole, ...crawl }: PageView): Sight {
  if (seen.verdict === 'ok') return { is: 'sound', because: 'checked' };
  if (seen.verdict !== 'broken') return whyUndecided(seen);
  if (code === 'url_forbidden') return { is: 'sound', because: 'checked' };
  // Still broken, so the finding is gone only if no sitemap lists it any more.
  return isWhole ? { is: 'sound', because: 'unlinked' } : whyUnmet(crawl);
}
