import type { Redirect, TlsDetail } from '@linkvitals/outbound';
import type { LinkKind, Region } from '../page/links/link-kind.ts';
import type { Reason, Verdict, Warning } from './verdict.ts';

/**
 * What comes out of a crawl: a stream of CrawlRecord.
 *
 * Any prefix of the stream is a consistent state: a crawl that is given the targets and pages written so far goes on
 * from there. A page record comes after the target records of its links and directly before its own verdict, so a page
 * without a verdict is read again. Later records replace earlier ones of the same target (or page and target).
 *
 * Words: a *link* is an occurrence, a *target* is what links point at (one per URL without fragment).
 */

/** First time a URL is met. `id` counts up from 1 within the crawl, in order of discovery. */
export interface TargetRecord {
  readonly type: 'target';
  readonly id: number;
  /** Absolute, normalised, no fragment; at most 2,048 characters. */
  readonly url: string;
  readonly internal: boolean;
  /** Linked as a page (a, area, iframe, sitemap, start, redirect ...), so HTML behind it is a page of the site. */
  readonly navigational: boolean;
  /** Clicks from the start page; sitemap-only URLs have 1. */
  readonly depth: number;
}

/** Where a link stands once more on its page. */
export interface FurtherPlace {
  readonly line: number;
  readonly text: string;
}

/** One link on a page, folded: the same target, kind and fragment counts once, with its number of occurrences. */
export interface PageLink {
  readonly target: number;
  readonly kind: LinkKind;
  /** 1-based line in the decoded source; 0 when it came from a header. */
  readonly line: number;
  /** Anchor or alt text, white space folded, at most 200 characters. */
  readonly text: string;
  readonly region: Region;
  /** Without `#`, as the URL standard writes it (percent-encoded); absent when there is none. */
  readonly fragment?: string;
  /** How often it stands on the page. */
  readonly count: number;
  /** Where else, on other lines, at most 24; absent when it is nowhere else. */
  readonly more?: readonly FurtherPlace[];
}

/** A page check that failed. Codes are those of the table `FINDINGS`; later versions have more. */
export interface Finding {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'notice';
  /** What exactly: a number with its unit, or a URL. */
  readonly detail?: string;
}

/** What the checks that compare pages need of each: under 1 KB as JSON. Hashes have 53 bits, 0 = nothing there. */
export interface PageFacts {
  readonly noindex: boolean;
  readonly titleHash: number;
  readonly descriptionHash: number;
  /** Of the text outside header, navigation and footer. */
  readonly textHash: number;
  /** Target; 0 when the page names none, or several. */
  readonly canonical: number;
  /** Targets of the page's language versions (hreflang), at most 80; 0 for links beyond the limit of the page. */
  readonly alternates: readonly number[];
}

/** Internal HTML that was read. Comes after the target records of the links it holds. */
export interface PageRecord {
  readonly type: 'page';
  readonly target: number;
  readonly url: string;
  readonly depth: number;
  readonly status: number;
  readonly title: string | null;
  readonly bytes: number;
  /** ms from sending the request to the headers of the answer. */
  readonly firstByteMs: number;
  /** ms from sending the request to the last byte of the HTML, without the time in which our own side read nothing. */
  readonly loadMs: number;
  readonly links: readonly PageLink[];
  /**
   * Links may be missing: there are more than `linksPerPage`, some to new URLs beyond `maxTargets`, or the page was not read
   * to its end.
   */
  readonly linksTruncated: boolean;
  /** The page was not read to its end: it is longer than `htmlBytes`, or its time was over. Absent otherwise. */
  readonly bytesTruncated?: true;
  /** `maxTargets` left links out, and `linksPerPage` none. Absent otherwise. */
  readonly targetsTruncated?: true;
  /**
   * Hashes (FNV-1a 32) of the ids and anchor names, for fragments; kept until the crawl ends. That of U+0000 stands for
   * whatever the scripts of the page may add, that of U+0000 U+0000 for those of a part that was not read.
   */
  readonly anchors: Uint32Array;
  /** Those that the page alone decides; the others come as `finding` records. */
  readonly findings: readonly Finding[];
  /** Kept until the crawl ends; without them a resumed crawl leaves the page out of its comparisons. */
  readonly facts?: PageFacts;
}

/** What is known of a target now. A later record for the same target replaces it (suspect, then rechecked). */
export interface VerdictRecord {
  readonly type: 'verdict';
  readonly target: number;
  /**
   * A request for the target was sent, now or earlier in the crawl. False for what was never requested, what could not
   * be connected to, and what another crawl of the process had requested.
   */
  readonly requested: boolean;
  readonly verdict: Verdict;
  readonly reason: Reason;
  /** Last HTTP status seen; absent when there was no answer. */
  readonly status?: number;
  readonly method?: 'GET' | 'HEAD';
  readonly contentType?: string;
  readonly redirects: readonly Redirect[];
  readonly finalUrl?: string;
  readonly warnings: readonly Warning[];
  /** ms from sending the last request to the headers of its answer. */
  readonly firstByteMs?: number;
  readonly tls?: TlsDetail;
  /** One sentence for a person; no secrets, no address of ours. */
  readonly detail?: string;
}

/**
 * Internal stylesheet or web app manifest that was read: where the targets in it are found. Comes after their target
 * records and before the document's own verdict. `@import` has the kind `stylesheet`, `url()` the kind `css`.
 */
export interface ResourceRecord {
  readonly type: 'resource';
  /** The stylesheet or manifest. */
  readonly target: number;
  readonly links: readonly PageLink[];
}

export type CrawlFailureCode =
  | 'TIMEOUT'
  | 'DNS_ERROR'
  | 'CONNECTION_REFUSED'
  | 'SSL_ERROR'
  | 'ROBOT_BLOCKED'
  | 'RATE_LIMIT'
  | 'HTTP_ERROR'
  | 'REDIRECTED_AWAY'
  | 'NO_PAGE'
  | 'BLOCKED_ADDRESS'
  | 'CANCELED'
  | 'UNKNOWN_ERROR';

/**
 * A page holds a link whose fragment was not found in its target. `target` is the record of the URL with `#fragment`,
 * which came before with its verdict. A resumed crawl may yield the same pair (page, target) again: it replaces.
 */
export interface FragmentLinkRecord {
  readonly type: 'fragment-link';
  readonly page: number;
  readonly target: number;
  readonly kind: LinkKind;
  readonly line: number;
  readonly text: string;
  readonly region: Region;
  readonly fragment: string;
  readonly count: number;
  readonly more?: readonly FurtherPlace[];
}

/**
 * A page check failed that needs the whole crawl: duplicates, what sitemaps and canonical links lead to, and the like.
 * These come last, after all verdicts, and only when the crawl completes. `target` is a page, or any URL that a sitemap
 * lists. A resumed crawl may yield the same pair (target, code) again: it replaces.
 */
export interface FindingRecord {
  readonly type: 'finding';
  readonly target: number;
  readonly finding: Finding;
}

/** A sitemap that is named and gives nothing, or not all. */
export interface UnreadSitemap {
  readonly url: string;
  /** The robots.txt or the index that names it. */
  readonly namedBy: string;
  /** The rest of a sentence about it: `answers HTTP 404`. */
  readonly why: string;
}

/** Always the last record. Fragments, rechecks and limits have been judged before it. */
export interface EndRecord {
  readonly type: 'end';
  readonly outcome: 'completed' | 'failed';
  /** A limit of pages, targets or time cut the crawl short; what was not seen proves nothing. */
  readonly truncated: boolean;
  /** A sitemap could not be read to its end, so there may be pages that this crawl does not know of. */
  readonly sitemapsUnread?: true;
  /** Sitemaps that robots.txt or an index names and that could not be read, or not whole; absent when there were none. */
  readonly unreadSitemaps?: readonly UnreadSitemap[];
  /** Images, videos and language versions that sitemaps list beyond the limit; absent when all were taken. */
  readonly sitemapLinksLeftOut?: number;
  /** How many targets the crawl may have, when new URLs beyond them were left out, or may have been. Absent otherwise. */
  readonly targetLimit?: number;
  /** Pages that were left out as a trap: their URLs go on and on, and the pages repeat each other; absent when there were none. */
  readonly trapped?: number;
  /** Some of the site was requested over http, without the `headers` of the crawl; absent when they were sent with all. */
  readonly headersHeldBack?: true;
  readonly errorCode?: CrawlFailureCode;
  /** One sentence for a person. */
  readonly error?: string;
}

export type CrawlRecord =
  | TargetRecord
  | PageRecord
  | ResourceRecord
  | VerdictRecord
  | FragmentLinkRecord
  | FindingRecord
  | EndRecord;

export type VerdictFacts = Omit<VerdictRecord, 'type' | 'target' | 'requested'>;
