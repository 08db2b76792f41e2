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

/** How a crawl is to be run, fixed when it is queued. */
export interface CrawlRunConfig {
  readonly exclusions: readonly string[];
  /** Requests a second to the own host at most; null leaves it to the server. */
  readonly rate: number | null;
  readonly userAgent: string | null;
  /** Sealed JSON of name to value. */
  readonly sealedHeaders: { readonly ciphertext: string; readonly keyId: string } | null;
  /** The headers go over http too. Absent in rows of versions that did not have it: false. */
  readonly headersOverHttp?: boolean;
  /** Source address to leave from. */
  readonly localAddress: string | null;
}

/** Targets of a crawl by how far they are. */
export interface Progress {
  readonly found: number;
  readonly checked: number;
  readonly broken: number;
}

/** What lists show of a crawl that has ended, counted in the transaction that ends it. */
export interface CrawlTotals {
  readonly targets: Progress;
  /** Averages over its pages, ms: to the last byte, and to the first. Null without a page. */
  readonly loadMs: number | null;
  readonly firstByteMs: number | null;
  /** The newest issues that are open after it, a few; none unless it completed. */
  readonly lastIssues: readonly StoredIssue[];
  /** All open ones by severity; null unless it completed. */
  readonly issueCounts: SeverityCounts | null;
  /** Request headers were not sent with all that was requested of the site, which has pages without encryption. */
  readonly headersHeldBack?: boolean;
  /** Pages that were left out as a trap. */
  readonly trapped?: number;
  /** Pages that were read in part, or of which not all links were taken. */
  readonly cutPages?: number;
  /** Estimated bytes that its results take in the database; noted at its end. */
  readonly bytes?: number;
}

/** A problem as the API shows it, but for what its kind already says. */
export type StoredIssue = Omit<LastIssue, 'title'>;

export interface CrawlRow {
  readonly id: string;
  readonly account_id: string;
  readonly domain_id: string;
  /** The domain while the crawl is queued or running: unique, so that a domain has one crawl at a time. */
  readonly active_domain_id: string | null;
  readonly state: CrawlState;
  readonly trigger_kind: CrawlTrigger;
  readonly priority: number;
  /** The start page: first the address that is tried first, then the one that was really used. */
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
  /** Time spent crawling, ms, over all resumptions. */
  readonly elapsed_ms: number;
  readonly pages_crawled: number;
  readonly stats: CrawlStats | null;
  readonly score: number | null;
  readonly score_version: number | null;
  readonly score_inputs: ScoreInputs | null;
  /** Null while it is not over, and in rows of versions that did not keep it. */
  readonly totals: CrawlTotals | null;
  /** What it made of the issues of the domain; null while it is not over, and for one that never began. */
  readonly issues: CrawlIssues | null;
  /** Runs after the first, whatever ended the one before. */
  /** When pages, links and findings were removed, for they were older than the plan keeps them; null: they are there. */
  readonly results_expired_at: number | null;
  readonly resume_count: number;
  /** Crashes in a row without progress between them. */
  readonly crash_count: number;
  /** Pages and verdicts that were stored when the crawl was last resumed. */
  readonly progress_mark: number;
  readonly cancel_requested_at: number | null;
  readonly lease_owner: string | null;
  readonly lease_token: string | null;
  readonly lease_expires_at: number | null;
  readonly created_at: number;
}
