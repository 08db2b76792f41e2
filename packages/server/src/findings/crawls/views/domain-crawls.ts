import type { SeverityCounts } from '@linkvitals/contract';
import type { CrawlRow, StoredIssue } from '../crawl-row.ts';

/** Facts about a domain from its crawls. */
export interface DomainCrawls {
  /** The newest crawl, whatever its state. */
  readonly lastCrawl: Pick<CrawlRow, 'id' | 'state' | 'error_code' | 'started_at' | 'finished_at'> | null;
  /** The newest completed crawl. */
  readonly latest: {
    readonly healthScore: number | null;
    readonly totalPages: number;
    readonly brokenLinks: number;
    /** Averages over its pages, ms: to the last byte here, and to the first byte in `firstByteMs`. */
    readonly loadMs: number | null;
    readonly firstByteMs: number | null;
    readonly lastIssues: readonly StoredIssue[];
    readonly issueCounts: SeverityCounts | null;
  } | null;
  /** Number of crawls that began in the last 30 days. */
  readonly crawlsLast30Days: number;
  /** URLs requested in this calendar month (UTC). */
  readonly urlsThisMonth: number;
  /** Open issues of severity `error` that were opened or reopened in the last 24 hours. */
  readonly recentErrors: number;
}
