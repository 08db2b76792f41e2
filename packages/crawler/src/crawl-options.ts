import type { Outbound } from '@linkvitals/outbound';
import type { PageReading } from './page/page-reading.ts';
import type { PageRendering } from './page/page-rendering.ts';
import type { BodyRoom } from './requests/body-room.ts';
import type { RobotsPolicy } from './robots/robots-policy.ts';
import type {
  PageRecord,
  RenderingPattern,
  ResourceRecord,
  TargetRecord,
  VerdictFacts,
  VerdictRecord,
} from './types/records.ts';

/** Limits of a crawl. A crawl that meets one ends as completed, and its `end` record says `truncated`; `timeMs` makes it fail. */
export interface CrawlLimits {
  /** Pages that are read. Default 10,000. */
  readonly maxPages?: number;
  /**
   * Number of targets beyond which no new URLs of links and sitemaps are taken. Default: 50 for each page of `maxPages`, at least 10,000
   * and at most 2,000,000.
   */
  readonly maxTargets?: number;
  /** Clicks from the start page. Pages beyond are checked, and their links are not followed. Default 50. */
  readonly depthLimit?: number;
  /** ms on the monotonic clock; of a resumed crawl only the part that this process runs. Default: no limit. */
  readonly timeMs?: number;
  /** Links of one page that are followed; its ids are read beyond them too. Default 100,000. */
  readonly linksPerPage?: number;
  /** Time limit for the request of a page, ms. Default 20,000. */
  readonly pageMs?: number;
  /** Time limit for the request of a link check, ms. Default 15,000. */
  readonly linkMs?: number;
  /** Time limit for connecting, ms. Default 5,000. */
  readonly connectMs?: number;
  /** Decoded bytes of a page that are read, for links and ids. Default 32 MiB. */
  readonly htmlBytes?: number;
}

/** The pace of requests to the site itself. */
export interface OwnHostRate {
  /** Requests a second at the start; the rate adapts between min and max. 0 = no limit at all. */
  readonly start: number;
  /** Requests a second, however often the site refuses or fails. */
  readonly min: number;
  /** Requests a second, however well the site responds. */
  readonly max: number;
  /** Requests at a time. */
  readonly inFlight: number;
}

/** One pacer per external host and one cache of verdicts, shared by all crawls of the process. */
export interface ExternalHosts {
  /** Requests at a time to one host; `run` makes the rest wait. Default 1. */
  readonly inFlightPerHost?: number;
  /** Runs `send` in the host's next slot: at most `inFlightPerHost` at a time, their starts `intervalMs` apart. */
  run<T>(host: string, send: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Pauses all requests to a host that demanded it. */
  pause(host: string, ms: number): void;
  /**
   * The verdict of an earlier request. The crawl uses it unless it would request the URL in another way: for its ids, or as far as its site.
   *
   * @param url without fragment
   */
  cached(url: string): VerdictFacts | undefined;
  /** Takes a verdict on which a request was made, also a failure, so that an older one can be forgotten. */
  remember(url: string, facts: VerdictFacts): void;
}

/** A URL that is requested once more, later than it could be, or not at all, and the reason. */
export type CrawlNote = { readonly url: string } & NoteReason;

type NoteReason =
  /** The host refused for now. `ms`: time until this request; `retryAfter`: the host said how long. */
  | { readonly why: 'refused'; readonly status: number; readonly ms: number; readonly retryAfter: boolean }
  /** HEAD ended in an error or an odd redirect: GET decides. `status`: of the last response, if there was one. */
  | { readonly why: 'head_failed'; readonly status?: number }
  /** HEAD was answered with the head of an HTML page, which may be a bot wall or the wrong type: GET decides. */
  | { readonly why: 'head_of_page' }
  /** The redirects go in a loop and set cookies, which are now sent back. */
  | { readonly why: 'cookies' }
  /** The name of the host was not found, and is looked up a second time. */
  | { readonly why: 'name_not_found' }
  /** The second chance of a suspect. `ms`: time since its failure. */
  | { readonly why: 'recheck'; readonly reason: string; readonly ms: number }
  /** The site was down for `ms`, and the request is repeated. */
  | { readonly why: 'outage'; readonly ms: number }
  /** A page is read for the ids or texts that links to it name. */
  | { readonly why: 'ids' | 'text' }
  /** A robots.txt that could not be read is requested again before a recheck. */
  | { readonly why: 'robots_unread' }
  /** Its verdict is one that `externalHosts` had. */
  | { readonly why: 'cached'; readonly reason: string }
  /** This robots.txt demands a pause of `ms` between requests; more than 10 seconds are not obeyed. */
  | { readonly why: 'crawl_delay'; readonly ms: number };

/** Parsed robots.txt files, shared by all crawls of the process. */
export interface RobotsCache {
  /** @param origin `https://host:port`; @param token product token that the file was read for */
  get(origin: string, token: string): RobotsPolicy | undefined;
  /** @param found.bytes size of the file, for the bound of the cache */
  set(origin: string, token: string, found: { policy: RobotsPolicy; bytes: number }): void;
}

/** The records that an interrupted crawl had written, in the order of the ids. `limits.timeMs` is then the rest of its time. */
export interface ResumeState {
  readonly targets: AsyncIterable<TargetRecord & { readonly verdict?: VerdictRecord }>;
  readonly pages: AsyncIterable<PageRecord>;
  /** Needed only for stylesheets whose URL does not look like one of a stylesheet. */
  readonly resources?: AsyncIterable<ResourceRecord>;
}

/** A URL that is looked at by itself, without a crawl of its site. */
export interface OneTarget {
  /** The URL as a crawl recorded it, with `#` and the fragment if the fragment was missing. */
  readonly url: string;
  /** The start page that a crawl really used. Default: `startUrl`. */
  readonly home?: string | undefined;
  /** An earlier crawl found a soft 404 here, so that the page is compared with an error page again, whatever its text. Default false. */
  readonly doubted?: boolean;
}

/** Options of a crawl. Only `startUrl` and `userAgent` are required. */
export interface CrawlOptions {
  /** Absolute http(s) URL, at most 2,048 characters. Without a path it means the root. */
  readonly startUrl: string;
  /** The site is this folder of its host, an absolute URL that ends with a slash. Default: all of the host. */
  readonly folder?: string;
  /** Try http:// when https:// cannot connect or TLS is refused. Default false. */
  readonly fallbackToHttp?: boolean;
  /**
   * Sends the requests, and decides which addresses may be reached. Default: one of this crawl, which refuses private addresses and is
   * closed at the end. Your own is not closed, so that several crawls may share it.
   */
  readonly outbound?: Outbound;
  /** Private networks that may be reached, as `127.0.0.0/8`; only without `outbound`. Default: none. */
  readonly allowCidrs?: readonly string[];
  /** Default: those of each member. */
  readonly limits?: CrawlLimits;
  /** The `User-Agent` header. It should name the crawler, and a page about it: `MyBot/1.0 (+https://my.example/bot)`. */
  readonly userAgent: string;
  /** Product token that robots.txt groups are matched with. Default: the name in `userAgent`, such as `MyBot`. */
  readonly robotsToken?: string;
  /** Default true. */
  readonly respectRobots?: boolean;
  /**
   * ms that one URL is waited for in all when it answers 429 or the like, the robots.txt included. Default: until the
   * URL or its host is given up, at most 5 minutes each time.
   */
  readonly refusalPatienceMs?: number;
  /** Seeds from robots.txt `Sitemap:` and /sitemap.xml. Default true. */
  readonly useSitemaps?: boolean;
  /**
   * Sent to the own host only, never across a redirect to another one. Where `startUrl` has https they are sent over https
   * only, unless `headersOverHttp`.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /** Send `headers` without encryption too: after the fallback to http, and to http pages of a site with https. Default false. */
  readonly headersOverHttp?: boolean;
  /** The `User-Agent` header for the own host. Default: `userAgent`. */
  readonly ownUserAgent?: string;
  /** Default: 4 requests a second at the start, adapting from 0.5 to 10, 4 at a time. */
  readonly rate?: OwnHostRate;
  /** Pace and cache of other hosts. Default: `createExternalHosts()` for this crawl; crawls that run in one process should share one. */
  readonly externalHosts?: ExternalHosts;
  /**
   * Default: each crawl requests the robots.txt for itself. Not used with `headers`, `ownUserAgent` or `localAddress`: the server may
   * answer such a crawl differently from others.
   */
  readonly robotsCache?: RobotsCache;
  /** False: URLs outside of the site are not requested, not even by redirects (`excluded`). Default true. */
  readonly checkExternal?: boolean;
  /** Returns true for a URL of any host that is never requested, not even by redirects (`excluded`). The start page must be none. */
  readonly ignores?: (url: string) => boolean;
  /**
   * Gives the host at whose pace a URL of another host is requested, for an `outbound` that sends requests elsewhere. Default: the
   * host and port of the URL.
   */
  readonly hostOf?: (url: string) => string;
  /** External hosts requested at a time. Default 20. */
  readonly externalConcurrency?: number;
  /** Within the site, only URLs that match one of these are requested, and the start page. Patterns as for `exclude`. Default: all. */
  readonly include?: readonly string[];
  /** Globs on the path (`/private/**`), or RE2 expressions between slashes (`/\/tmp\d+$/`): docs/patterns.md. */
  readonly exclude?: readonly string[];
  /** Leave out pages whose URLs look as if a program made them without end (`trap`). False for a site known to be finite. Default true. */
  readonly avoidTraps?: boolean;
  /** Local IP address that requests leave from. Default: that of the system. */
  readonly localAddress?: string;
  /** Pause between the failure of a suspect and its recheck at the end of the crawl, ms. Default 30,000. */
  readonly recheckAfterMs?: number;
  /** Reads the pages. Default: on this thread, in slices. `createPageThread` makes a reader on another thread. */
  readonly pageReading?: PageReading;
  /**
   * Renders pages of the site with status 200, so that links are found which scripts add. Requests of their scripts obey robots.txt and the
   * pace of their hosts. Default: pages are read as they are sent.
   */
  readonly rendering?: PageRendering;
  /**
   * With `rendering`: which pages are rendered. `on`: all. `auto`: those that need it, which a trial of the first pages of each kind shows.
   * Default `on`.
   */
  readonly renderingMode?: 'on' | 'auto';
  /** With `auto`: what the last crawl of this site found, `renderingPatterns` of its `end` record. Default: nothing is known. */
  readonly renderingPatterns?: readonly RenderingPattern[];
  /** Memory for large bodies. Default: 16 MiB for this crawl; crawls that run in one process should share one. */
  readonly bodyRoom?: BodyRoom;
  /** Called with the time that each request waited for a slot at its host; `own`: the host is that of the site. */
  readonly onHostWait?: (wait: { readonly own: boolean; readonly ms: number }) => void;
  /** Called when a host refuses a request for now (429, 503 with Retry-After) and is left alone for `waitMs`. */
  readonly onRefused?: (refusal: { readonly own: boolean; readonly status: number; readonly waitMs: number }) => void;
  /** Called when a URL is requested once more, waits, or has a verdict without a request, with the reason. */
  readonly onNote?: (note: CrawlNote) => void;
  /** Continues an interrupted crawl from its records. Default: a new crawl. */
  readonly resume?: ResumeState;
  /** Looks at this URL instead of crawling the site. Redirects are followed, links are not. Default: the whole site. */
  readonly only?: OneTarget;
  /** Aborting ends the crawl with `failed` / `CANCELED`. */
  readonly signal?: AbortSignal;
  /** The clock of the crawl. Default: that of the system. */
  readonly clock?: CrawlClock;
}

export interface CrawlClock {
  /** Monotonic ms. */
  now(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
