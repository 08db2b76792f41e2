import type {
  CrawlIssues,
  CrawlState,
  CrawlStats,
  CrawlTrigger,
  KnownCrawlErrorCode,
  LastIssue,
  ScoreInputs,
  SeverityCounts,
} from '@linkvitals/contract';

/** Settings of a crawl, fixed when it is queued. */
export interface CrawlRunConfig {
  readonly exclusions: readonly string[];
  /** Maximum rate of requests to the own host, per second; null leaves it to the server. */
  readonly rate: number | null;
  readonly userAgent: string | null;
  /** Sealed JSON of header names and values. */
  readonly sealedHeaders: { readonly ciphertext: string; readonly keyId: string } | null;
  /** Whether the headers are sent over http too. Absent in rows of versions that did not have it: false. */
  readonly headersOverHttp?: boolean;
  /** The choice of pages to be rendered; null: they are not. Absent in rows of versions that rendered none. */
  readonly rendering?: 'auto' | 'on' | null;
  /** Source address of the requests; null: the system chooses. */
  readonly localAddress: string | null;
}

/** A crawl, as far as the counts of its results depend on it. */
export interface CountedCrawl {
  readonly id: string;
  readonly config: Pick<CrawlRunConfig, 'rendering'>;
}

/** Whether the crawl is to render pages. The configuration of an ended crawl does not say it: its totals do. */
export const isRendering = ({ config: { rendering = null } }: Pick<CountedCrawl, 'config'>): boolean =>
  rendering !== null;

/** Numbers of the targets of a crawl by their progress. */
export interface Progress {
  readonly found: number;
  readonly checked: number;
  readonly broken: number;
}

/** Rendering of the pages of a crawl */
export interface RenderingTotals {
  readonly choice: 'auto' | 'on';
  /** False: there was no browser that could be used. */
  readonly hasBrowser: boolean;
  readonly pages: number;
  readonly rendered: number;
  /** Pages that could not be rendered, by reason, the most frequent first */
  readonly failures: readonly { readonly reason: string; readonly pages: number }[];
  /** Targets to which only links lead that scripts add */
  readonly scriptLinks: number;
  /** Time of all pages in the browser, ms */
  readonly ms: number;
}

/** Totals of an ended crawl that lists show, counted in the transaction that ends it. */
export interface CrawlTotals {
  readonly targets: Progress;
  /** Averages over its pages, ms: to the last byte here, and to the first byte in `firstByteMs`. Null without a page. */
  readonly loadMs: number | null;
  readonly firstByteMs: number | null;
  /** A few of the newest open issues after the crawl; empty unless it completed. */
  readonly lastIssues: readonly StoredIssue[];
  /** Open issues by severity; null unless it completed. */
  readonly issueCounts: SeverityCounts | null;
  /** True when request headers were left out of some requests, because the site has pages without encryption. */
  readonly headersHeldBack?: boolean;
  /** Pages that were left out as a trap. */
  readonly trapped?: number;
  /** Pages that were read in part, or whose links were not all taken. */
  readonly cutPages?: number;
  /** Absent: the crawl renders no pages. */
  readonly rendering?: RenderingTotals;
  /** Estimated bytes of its results in the database, stored at its end. */
  readonly bytes?: number;
}

/** An issue as the API shows it, without the fields that follow from its kind. */
export type StoredIssue = Omit<LastIssue, 'title'>;

export interface CrawlRow {
  readonly id: string;
  readonly account_id: string;
  readonly domain_id: string;
  /** The id of the domain while the crawl is queued or running, else null. It is unique, so that a domain has one crawl at a time. */
  readonly active_domain_id: string | null;
  readonly state: CrawlState;
  readonly trigger_kind: CrawlTrigger;
  readonly priority: number;
  /** The start page: until it is known the address that is tried first, then the address that was used. */
  readonly url: string;
  readonly hostname: string;
  readonly max_pages: number;
  readonly depth_limit: number;
  readonly time_limit_ms: number;
  readonly config: CrawlRunConfig;
  readonly queued_at: number;
  readonly started_at: number | null;
  readonly finished_at: number | null;
  readonly error_code: KnownCrawlErrorCode | null;
  readonly error: string | null;
  readonly truncated: boolean;
  /** Time spent crawling, ms, over all runs. */
  readonly elapsed_ms: number;
  readonly pages_crawled: number;
  readonly stats: CrawlStats | null;
  readonly score: number | null;
  readonly score_version: number | null;
  readonly score_inputs: ScoreInputs | null;
  /** Null until the crawl has ended, and in rows of versions that did not keep it. */
  readonly totals: CrawlTotals | null;
  /** Issues of the domain by the outcome of this crawl; null until it has ended, and for a crawl that never began. */
  readonly issues: CrawlIssues | null;
  /** Time at which pages, links and findings were deleted because they were older than the plan keeps them; null: they are there. */
  readonly results_expired_at: number | null;
  /** Runs after the first, whatever ended the run before. */
  readonly resume_count: number;
  /** Crashes in a row without progress between them. */
  readonly crash_count: number;
  /** Number of pages and verdicts that were stored when the crawl was last resumed. */
  readonly progress_mark: number;
  readonly cancel_requested_at: number | null;
  readonly lease_owner: string | null;
  readonly lease_token: string | null;
  readonly lease_expires_at: number | null;
  readonly created_at: number;
}
