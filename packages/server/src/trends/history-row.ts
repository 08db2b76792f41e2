import type { CrawlState, KnownCrawlErrorCode } from '@linkvitals/contract';

/** What a completed crawl measured. */
export interface CrawlFigures {
  readonly score: number | null;
  readonly score_version: number;
  /** Pages discovered. */
  readonly total_urls: number;
  /** Pages read. */
  readonly pages: number;
  readonly broken_links: number;
  /** How long its pages took from the request to the last byte, ms: the average, and what 95 of 100 did not exceed. */
  readonly load_ms: number | null;
  readonly load_p95_ms: number | null;
  /** Issues of the domain that are open after it, by severity. */
  readonly errors: number;
  readonly warnings: number;
  readonly notices: number;
}

/** How the issues of a domain changed with a crawl. */
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
  /** Null: it was canceled before it began. */
  readonly started_at: number | null;
  readonly ended_at: number;
  /** Time spent crawling. */
  readonly duration_ms: number;
  readonly truncated: boolean;
}

type Absent<Figures> = { readonly [Name in keyof Figures]: Figures[Name] | null };

/** Its row in the history, with the sums of its day as far as it has gone. */
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
