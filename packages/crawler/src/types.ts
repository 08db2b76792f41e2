import type { Outbound, Redirect, TlsDetail } from '@linkvitals/outbound';
import type { LinkKind, Region } from './page/links/link-kind.ts';
import type { PageReading } from './page/page-reading.ts';
import type { BodyRoom } from './requests/body-room.ts';
import type { RobotsPolicy } from './robots/robots-policy.ts';

/**
 * Shapes of a crawl: what goes in (CrawlOptions) and what comes out (a stream of CrawlRecord).
 *
 * Any prefix of the stream is a consistent state: a crawl that is given the targets and pages written so far goes on
 * from there. A page record comes after the target records of its links and directly before its own verdict, so a page
 * without a verdict is read again. Later records replace earlier ones of the same target (or page and target).
 *
 * Words: a *link* is an occurrence, a *target* is what links point at (one per URL without fragment).
 */

export type { LinkKind, Region };

export type Verdict = 'ok' | 'broken' | 'suspect' | 'unverifiable' | 'not_checked';

export type BrokenReason =
  | 'not_found'
  | 'gone'
  | 'client_error'
  | 'server_error'
  | 'timeout'
  | 'connection_refused'
  | 'connection_reset'
  | 'dns_error'
  | 'dns_not_found'
  | 'tls_error'
  | 'redirect_loop'
  | 'too_many_redirects'
  | 'invalid_url'
  | 'fragment_missing'
  | 'protocol_error';
export type UnverifiableReason = 'needs_login' | 'blocked' | 'rate_limited' | 'address_refused';
export type NotCheckedReason =
  | 'robots_disallowed'
  | 'excluded'
  | 'page_limit'
  | 'link_limit'
  | 'scheme'
  | 'url_too_long'
  | 'trap'
  | 'form'
  | 'interrupted';
/** `ok` = plain success. */
export type Reason = 'ok' | BrokenReason | UnverifiableReason | NotCheckedReason;

/** A fault that does not break the target; weighs 0.25 in the score when the target is ok. */
export type Warning =
  | 'redirect_permanent'
  | 'redirect_chain'
  | 'soft_404'
  | 'tls_chain_incomplete'
  | 'mixed_content'
  | 'private_address';

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
  /** More links than the limit; the rest was not taken. */
  readonly linksTruncated: boolean;
  /**
   * Hashes (FNV-1a 32) of the ids and anchor names, for fragments; kept until the crawl ends. That of U+0000 stands for
   * whatever the scripts of the page may add.
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
 * A page holds a link whose fragment is missing in its target. `target` is the record of the URL with `#fragment`,
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

/** Always the last record. Fragments, rechecks and limits have been judged before it. */
export interface EndRecord {
  readonly type: 'end';
  readonly outcome: 'completed' | 'failed';
  /** Page or time limit cut the crawl short; what was not seen proves nothing. */
  readonly truncated: boolean;
  /** A sitemap could not be read to its end, so there may be pages that this crawl does not know of. */
  readonly sitemapsUnread?: true;
  /** Images, videos and language versions that sitemaps list beyond the limit; absent when all were taken. */
  readonly sitemapLinksLeftOut?: number;
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

export interface CrawlLimits {
  readonly maxPages: number;
  readonly depthLimit: number;
  /** ms on the monotonic clock, this process's share of the crawl only. */
  readonly timeMs: number;
  /** Default 3,000. */
  readonly linksPerPage?: number;
  /** Page exchange, ms. Default 20,000. */
  readonly pageMs?: number;
  /** Link check exchange, ms. Default 15,000. */
  readonly linkMs?: number;
  /** Default 5,000. */
  readonly connectMs?: number;
  /** Decoded HTML bytes. Default 2 MiB. */
  readonly htmlBytes?: number;
}

export interface OwnHostRate {
  /** Requests a second at the start; the rate adapts between min and max. 0 = no limit at all. */
  readonly start: number;
  readonly min: number;
  readonly max: number;
  readonly inFlight: number;
}

/** One clock and one cache per external host, shared by all crawls of the process. */
export interface ExternalHosts {
  /** Requests at once to one host; `run` makes the rest wait. Default 1. */
  readonly inFlightPerHost?: number;
  /** Runs `send` in the host's next slot: one in flight, `intervalMs` apart. */
  run<T>(host: string, send: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** The host demanded a pause. */
  pause(host: string, ms: number): void;
  cached(url: string): VerdictFacts | undefined;
  remember(url: string, facts: VerdictFacts): void;
}

/** Parsed robots.txt files, shared by all crawls of the process. */
export interface RobotsCache {
  /** @param origin `https://host:port`; @param token product token that the file was read for */
  get(origin: string, token: string): RobotsPolicy | undefined;
  /** @param found.bytes size of the file, for the bound of the cache */
  set(origin: string, token: string, found: { policy: RobotsPolicy; bytes: number }): void;
}

export type VerdictFacts = Omit<VerdictRecord, 'type' | 'target' | 'requested'>;

/** What an interrupted crawl had written. Order is that of the ids. */
export interface ResumeState {
  readonly targets: AsyncIterable<TargetRecord & { readonly verdict?: VerdictRecord }>;
  readonly pages: AsyncIterable<PageRecord>;
  /** Only needed for stylesheets that are imported under a name that does not say so. */
  readonly resources?: AsyncIterable<ResourceRecord>;
  /** The first request reached the site (so a failure to reach it now is not "the site is unreachable"). */
  readonly elapsedMs: number;
}

/** A URL that is looked at by itself. */
export interface OneTarget {
  /** As a crawl recorded it, with `#` and the fragment where that is what was missing. */
  readonly url: string;
  /** The start page that a crawl really used. Default: `startUrl`. */
  readonly home?: string | undefined;
  /** It once looked found without being so: whether it still does is looked at, whatever its page says. Default false. */
  readonly doubted?: boolean;
}

export interface CrawlOptions {
  /** Absolute http(s) URL. */
  readonly startUrl: string;
  /** The site is this folder of its host, an absolute URL that ends with a slash. Default: all of the host. */
  readonly folder?: string;
  /** Try http:// when https:// cannot connect or TLS is refused. Default false. */
  readonly fallbackToHttp?: boolean;
  readonly outbound: Outbound;
  readonly limits: CrawlLimits;
  readonly userAgent: string;
  /** Product token that robots.txt groups are matched with. */
  readonly robotsToken: string;
  /** Default true. */
  readonly respectRobots?: boolean;
  /**
   * ms that one URL is waited for in all when it answers 429 or the like, the robots.txt included. Default: until the
   * URL or its host is given up, at most 5 minutes each time.
   */
  readonly refusalPatienceMs?: number;
  /** Seeds from robots.txt `Sitemap:` and /sitemap.xml. Default true. */
  readonly useSitemaps?: boolean;
  /** Sent to the own host only, never across a redirect to another one. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly ownUserAgent?: string;
  readonly rate: OwnHostRate;
  readonly externalHosts: ExternalHosts;
  /**
   * Default: each crawl requests it for itself. Not used with `headers`, `ownUserAgent` or `localAddress`: what is served to
   * those may be for them alone.
   */
  readonly robotsCache?: RobotsCache;
  /** False: what is not of the site is not requested, redirects to there included (`excluded`). Default true. */
  readonly checkExternal?: boolean;
  /** External hosts requested at once. Default 20. */
  readonly externalConcurrency?: number;
  /** Of the site only what matches one of these is requested, the start page besides. Patterns as for `exclude`. Default: all. */
  readonly include?: readonly string[];
  /** Globs on the path (`/private/**`), or RE2 expressions between slashes (`/\/tmp\d+$/`): docs/patterns.md. */
  readonly exclude?: readonly string[];
  /** Pages whose URLs look made without end are left out (`trap`). False for a site that is known to end. Default true. */
  readonly avoidTraps?: boolean;
  readonly localAddress?: string;
  /** Pause between the failure of a suspect and its recheck at the end of the crawl, ms. Default 30,000. */
  readonly recheckAfterMs?: number;
  /** Where pages are read. Default: on this thread, in slices. `createPageThread` gives another one. */
  readonly pageReading?: PageReading;
  /** Memory for large bodies. Default: 16 MiB of its own; give one to all crawls that run in a process. */
  readonly bodyRoom?: BodyRoom;
  /** Called with how long each request waited for a slot at its host; `own`: the site itself. */
  readonly onHostWait?: (wait: { readonly own: boolean; readonly ms: number }) => void;
  /** Called when a host refuses a request for now (429, 503 with Retry-After) and is left alone for `waitMs`. */
  readonly onRefused?: (refusal: { readonly own: boolean; readonly status: number; readonly waitMs: number }) => void;
  readonly resume?: ResumeState;
  /** Looks at this URL instead of crawling the site. Redirects are followed, links are not. Default: the whole site. */
  readonly only?: OneTarget;
  /** Aborting ends the crawl with `failed` / `CANCELED`. */
  readonly signal?: AbortSignal;
  /** Time, injected. */
  readonly clock?: CrawlClock;
}

export interface CrawlClock {
  /** Monotonic ms. */
  now(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
