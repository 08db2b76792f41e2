import type {
  BrokenLinksFoundEvent,
  CrawlCompletedEvent,
  CrawlFailedEvent,
  CrawlStartedEvent,
  CrawlStats,
  KnownCrawlErrorCode,
  TestEvent,
  TopBrokenLink,
} from '@linkvitals/contract';
import { toIso } from '../../platform/time.ts';
import { severityOf } from './severity.ts';

/*
 * Bodies of the five events from plain values, times in epoch ms. Members stand in the order of docs/events.md:
 * a body is serialised as it is built, and people read it in logs.
 */

const MAX_TOP_BROKEN_LINKS = 5;

interface CrawlFacts {
  readonly crawlId: string;
  readonly domainId: string;
  readonly hostname: string;
}

interface StartedCrawl extends CrawlFacts {
  /** The address the crawl starts at. */
  readonly url: string;
  readonly startedAt: number;
}

const facts = ({ crawlId, hostname, domainId }: CrawlFacts) => ({
  crawl_id: crawlId,
  domain: hostname,
  domain_id: domainId,
});

export function crawlStarted(
  crawl: StartedCrawl & { readonly maxPages: number; readonly depthLimit: number },
): CrawlStartedEvent {
  const startedAt = toIso(crawl.startedAt);
  return {
    event: 'crawl.started',
    timestamp: startedAt,
    data: {
      ...facts(crawl),
      url: crawl.url,
      max_pages: crawl.maxPages,
      depth_limit: crawl.depthLimit,
      started_at: startedAt,
    },
  };
}

export function crawlCompleted(
  crawl: StartedCrawl & { readonly completedAt: number; readonly durationMs: number; readonly stats: CrawlStats },
): CrawlCompletedEvent {
  const { stats } = crawl;
  const completedAt = toIso(crawl.completedAt);
  return {
    event: 'crawl.completed',
    timestamp: completedAt,
    data: {
      ...facts(crawl),
      url: crawl.url,
      started_at: toIso(crawl.startedAt),
      completed_at: completedAt,
      duration_seconds: crawl.durationMs / 1000,
      stats: {
        total_pages: stats.total_pages,
        pages_crawled: stats.pages_crawled,
        total_links: stats.total_links,
        broken_links: stats.broken_links,
        external_links: stats.external_links,
        internal_links: stats.internal_links,
        redirects: stats.redirects,
        errors: stats.errors,
      },
    },
  };
}

interface FailedCrawl extends StartedCrawl {
  readonly failedAt: number;
  /** Fault in words for people */
  readonly error: string;
  readonly errorCode: KnownCrawlErrorCode;
  readonly pagesCrawled: number;
}

export function crawlFailed(crawl: FailedCrawl): CrawlFailedEvent {
  const failedAt = toIso(crawl.failedAt);
  return {
    event: 'crawl.failed',
    timestamp: failedAt,
    data: {
      ...facts(crawl),
      url: crawl.url,
      started_at: toIso(crawl.startedAt),
      failed_at: failedAt,
      error: crawl.error,
      error_code: crawl.errorCode,
      pages_crawled: crawl.pagesCrawled,
    },
  };
}

interface BrokenLinks extends CrawlFacts {
  /** Time at which the crawl completed */
  readonly foundAt: number;
  /** Unique broken targets, 1 or more. */
  readonly brokenLinkCount: number;
  readonly totalPages: number;
  /** Broken targets, most common first; the event has at most five of them. */
  readonly topBrokenLinks: readonly TopBrokenLink[];
}

export function brokenLinksFound(found: BrokenLinks): BrokenLinksFoundEvent {
  return {
    event: 'broken_links.found',
    timestamp: toIso(found.foundAt),
    data: {
      ...facts(found),
      broken_link_count: found.brokenLinkCount,
      total_pages: found.totalPages,
      severity: severityOf(found.brokenLinkCount),
      top_broken_links: found.topBrokenLinks
        .slice(0, MAX_TOP_BROKEN_LINKS)
        .map(({ url, status_code, found_on_pages }) => ({ url, status_code, found_on_pages })),
    },
  };
}

export const testEvent = ({ webhookId, at }: { readonly webhookId: string; readonly at: number }): TestEvent => ({
  event: 'test',
  timestamp: toIso(at),
  data: { message: 'This is a test of your webhook endpoint.', webhook_id: webhookId },
});
