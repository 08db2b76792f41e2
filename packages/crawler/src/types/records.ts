import type { Redirect, TlsDetail } from '@linkvitals/outbound';
import type { LinkKind, Region } from '../page/links/link-kind.ts';
import type { RenderFailure } from '../page/page-rendering.ts';
import type { Reason, Verdict, Warning } from './verdict.ts';

/**
 * The records of a crawl: it yields a stream of CrawlRecord.
 *
 * Any prefix of the stream is a consistent state: a crawl that is given the targets and pages written so far continues from there. A page
 * record comes after the target records of its links and directly before its own verdict, so a page without a verdict is read again. Later
 * records replace earlier ones of the same target (or page and target).
 *
 * Words: a *link* is an occurrence, a *target* is the resource that links lead to (one per URL without fragment).
 */

/** A URL that the crawl found for the first time. `id` counts up from 1 within the crawl, in order of discovery. */
export interface TargetRecord {
  readonly type: 'target';
  readonly id: number;
  /** Absolute, normalised, no fragment; at most 2,048 characters. */
  readonly url: string;
  readonly internal: boolean;
  /** Linked as a page (a, area, iframe, sitemap, start, redirect ...), so HTML at its URL is a page of the site. */
  readonly navigational: boolean;
  /** Clicks from the start page; sitemap-only URLs have 1. */
  readonly depth: number;
}

/** A further place of a link on its page. */
export interface FurtherPlace {
  readonly line: number;
  readonly text: string;
}

/** One link on a page, folded: the same target, kind and fragment counts once, with its number of occurrences. */
export interface PageLink {
  readonly target: number;
  readonly kind: LinkKind;
  /** Line in the decoded source, counted from 1; 0 when the link is in a header, or only on the rendered page. */
  readonly line: number;
  /** Anchor or alt text, white space folded, at most 200 characters. */
  readonly text: string;
  readonly region: Region;
  /** Without `#`, as the URL standard writes it (percent-encoded); absent when there is none. */
  readonly fragment?: string;
  /** Number of occurrences on the page. */
  readonly count: number;
  /** Further places on other lines, at most 24; absent when there is none. */
  readonly more?: readonly FurtherPlace[];
  /** The link is on the page as it was sent, as its scripts have built it, or both. Absent when the page was not rendered. */
  readonly seen?: 'raw' | 'rendered' | 'both';
}

/** A page check that failed. Codes are those of the table `FINDINGS`; later versions have more. */
export interface Finding {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'notice';
  /** The exact fault: a number with its unit, or a URL. */
  readonly detail?: string;
}

/** Facts of a page for the checks that compare pages: under 1 KB as JSON. Hashes have 53 bits; 0 = no such text. */
export interface PageFacts {
  readonly noindex: boolean;
  readonly titleHash: number;
  readonly descriptionHash: number;
  /** Hash of the text outside header, navigation and footer. */
  readonly textHash: number;
  /** Id of the canonical target; 0 when the page names none, or several. */
  readonly canonical: number;
  /** Targets of the page's language versions (hreflang), at most 80; 0 for links beyond the limit of the page. */
  readonly alternates: readonly number[];
}

/** Internal HTML that was read. Comes after the target records of its links. */
export interface PageRecord {
  readonly type: 'page';
  readonly target: number;
  readonly url: string;
  readonly depth: number;
  readonly status: number;
  readonly title: string | null;
  readonly bytes: number;
  /** ms from sending the request to the headers of the response. */
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
   * Hashes (FNV-1a 32) of the ids and anchor names, for fragments; kept until the crawl ends. The hash of U+0000 means that the scripts of
   * the page may add ids, that of U+0000 U+0000 that a part of the page, with its ids, was not read.
   */
  readonly anchors: Uint32Array;
  /** Findings that the page alone decides; the others come as `finding` records. */
  readonly findings: readonly Finding[];
  /** Kept until the crawl ends; without them a resumed crawl leaves the page out of its comparisons. */
  readonly facts?: PageFacts;
  /**
   * Whether the scripts of the page were run. If so, title, findings and ids are those of the rendered page. `no`: its response cannot be
   * rendered, or it needs none (`renderingMode: 'auto'`). Absent, as the other two, in a crawl without rendering.
   */
  readonly rendered?: 'yes' | 'no' | `failed: ${RenderFailure}`;
  /** ms in which it was rendered. */
  readonly renderMs?: number;
  /** Requests of its scripts that got a response. What another page has loaded already is not requested. */
  readonly scriptRequests?: number;
}

/** The verdict on a target. A later record for the same target replaces it (suspect, then rechecked). */
export interface VerdictRecord {
  readonly type: 'verdict';
  readonly target: number;
  /**
   * A request for the target was sent, now or earlier in the crawl. False for a target that was never requested, that could not be
   * connected to, or whose verdict is that of another crawl (`externalHosts.cached`).
   */
  readonly requested: boolean;
  readonly verdict: Verdict;
  readonly reason: Reason;
  /** Last HTTP status seen; absent when there was no response. */
  readonly status?: number;
  readonly method?: 'GET' | 'HEAD';
  readonly contentType?: string;
  /** Bytes of the body as it is transferred, by the `Content-Length` of the last response; absent when it said none. */
  readonly contentLength?: number;
  readonly redirects: readonly Redirect[];
  readonly finalUrl?: string;
  readonly warnings: readonly Warning[];
  /** ms from sending the last request to the headers of its response. */
  readonly firstByteMs?: number;
  readonly tls?: TlsDetail;
  /** One sentence for a person; no secrets, no address of ours. */
  readonly detail?: string;
}

/**
 * An internal stylesheet or web app manifest that was read, with its links. Comes after their target records and before the document's own
 * verdict. `@import` has the kind `stylesheet`, `url()` the kind `css`.
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
 * A link of a page whose fragment was not found in its target. `target` is the record of the URL with `#fragment`, which came before with
 * its verdict. A resumed crawl may yield the same pair (page, target) again: the later record replaces the earlier one.
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
 * A page check that failed and that needs the whole crawl: duplicates, the targets of sitemaps and canonical links, and the like. These
 * come last, after all verdicts, and only when the crawl completes. `target` is a page, or any URL that a sitemap lists. A resumed crawl
 * may yield the same pair (target, code) again: the later record replaces the earlier one.
 */
export interface FindingRecord {
  readonly type: 'finding';
  readonly target: number;
  readonly finding: Finding;
}

/** A sitemap that is named by a robots.txt or an index, and could not be read, or not whole. */
export interface UnreadSitemap {
  readonly url: string;
  /** The robots.txt or the index that names it. */
  readonly namedBy: string;
  /** The rest of a sentence about it: `answers HTTP 404`. */
  readonly why: string;
}

/**
 * Pages of one kind, and whether they need rendering: their scripts add links, ids that links name, or texts, or change what the page says
 * of itself.
 */
export interface RenderingPattern {
  /** Form of the path, as `/blog/*`, and marks of the source behind a space: at most 200 characters. Later versions may group otherwise. */
  readonly pattern: string;
  readonly needed: boolean;
}

/** Always the last record. Fragments, rechecks and limits have been judged before it. */
export interface EndRecord {
  readonly type: 'end';
  readonly outcome: 'completed' | 'failed';
  /** A limit of pages, targets or time cut the crawl short, so that the absence of a link or page proves nothing. */
  readonly truncated: boolean;
  /** A sitemap could not be read to its end, so there may be pages that this crawl does not know of. */
  readonly sitemapsUnread?: true;
  /** Sitemaps that robots.txt or an index names and that could not be read, or not whole; absent when there are none. */
  readonly unreadSitemaps?: readonly UnreadSitemap[];
  /** Images, videos and language versions that sitemaps list beyond the limit; absent when all were taken. */
  readonly sitemapLinksLeftOut?: number;
  /** Largest number of targets, if it left out new URLs or may have done so. Absent otherwise. */
  readonly targetLimit?: number;
  /** Number of pages that were left out as a trap: their URLs have no end, and the pages repeat each other; absent when there are none. */
  readonly trapped?: number;
  /** Some URLs of the site were requested over http, without the `headers` of the crawl; absent when all were requested with them. */
  readonly headersHeldBack?: true;
  /** With `renderingMode: 'auto'`: what was found of pages of each kind, for the next crawl; at most 500. Absent otherwise. */
  readonly renderingPatterns?: readonly RenderingPattern[];
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
