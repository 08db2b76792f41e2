import type { SeverityCounts } from '@linkvitals/contract';
import type { CrawlRow, StoredIssue } from '../crawl-row.ts';

/** What the crawls of a domain say about it. */
export interface DomainCrawls {
  /** The newest crawl, whatever its state. */
  readonly lastCrawl: Pick<CrawlRow, 'id' | 'state' | 'error_code' | 'started_at' | 'finished_at'> | null;
  /** The newest one that completed. */
  readonly latest: {
    readonly healthScore: number | null;
    readonly totalPages: number;
    readonly brokenLinks: number;
    /** Averages of its pages, ms. */
    readonly loadMs: number | null;
    readonly firstByteMs: number | null;
    readonly lastIssues: readonly StoredIssue[];
    readonly issueCounts: SeverityCounts | null;
  } | null;
  /** Started in the last 30 days. */
  readonly crawlsLast30Days: number;
  /** URLs requested in this calendar month (UTC). */
  readonly urlsThisMonth: number;
  /** Issues of severity `error` that are open and were opened or reopened in the last 24 hours. */
  readonly recentErrors: number;
}
