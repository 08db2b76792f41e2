import type { CrawlState, KnownCrawlErrorCode } from '@linkvitals/contract';

/** Figures of a completed crawl. */
export interface CrawlFigures {
  readonly score: number | null;
  readonly score_version: number;
  /** Pages discovered. */
  readonly total_urls: number;
  /** Pages read. */
  readonly pages: number;
  readonly broken_links: number;
  /**
   * Load time of pages from the request to the last byte, ms: the average. `load_p95_ms` is the 95th percentile. Null: none was measured.
   */
  readonly load_ms: number | null;
  readonly load_p95_ms: number | null;
  /** Open issues of the domain after the crawl, by severity. */
  readonly errors: number;
  readonly warnings: number;
  readonly notices: number;
}

/** Counts of the issues of a domain that a crawl changed. */
export interface IssueCounts {
  readonly new: number;
  readonly fixed: number;
  readonly reopened: number;
}

/** A crawl that has ended. */
export interface EndedCrawl {
  readonly account_id: string;
  readonly domain_id: string;
  readonly crawl_id: string;
  readonly state: Extract<CrawlState, 'completed' | 'failed' | 'canceled'>;
  readonly error_code: KnownCrawlErrorCode | null;
  /** Null: the crawl was canceled before it began. */
  readonly started_at: number | null;
  readonly ended_at: number;
  /** Time spent crawling, ms. */
  readonly duration_ms: number;
  readonly truncated: boolean;
}

type Absent<Figures> = { readonly [Name in keyof Figures]: Figures[Name] | null };

/** The row of an ended crawl in the history, with the sums of its day so far. */
export interface HistoryRow extends EndedCrawl, Absent<CrawlFigures> {
  readonly day: number;
  readonly new_issues: number | null;
  readonly fixed_issues: number | null;
  readonly reopened_issues: number | null;
  readonly ends_day: boolean;
  readonly day_crawls: number;
  readonly day_new_issues: number | null;
  readonly day_fixed_issues: number | null;
  readonly day_reopened_issues: number | null;
}
