import type { CrawlSummary, Domain, DomainMetrics } from '@linkvitals/contract';
import { type DomainCrawls, healthStatus, presentLastIssue } from '../../findings/crawls/index.ts';
import { toIso, toIsoOrNull } from '../../platform/time.ts';
import { lifecycleOf, presentCrawlConfig, presentSettings, presentVerification } from '../domains/index.ts';
import type { DomainDetails } from './describe-domains.ts';

/** A domain as the API shows it. */
export function presentDomain({ row, crawls, webhookIds, isReadOnly, inForce }: DomainDetails): Domain {
  const score = crawls.latest?.healthScore ?? null;
  return {
    id: row.id,
    hostname: row.hostname,
    verification_status: row.verification_status,
    verification: presentVerification(row),
    lifecycle_state: lifecycleOf(row),
    read_only: isReadOnly,
    health_score: score,
    health_status: healthStatus(score),
    metrics: presentMetrics(crawls, row.new_broken_links),
    settings: presentSettings(row, webhookIds),
    crawl_config: presentCrawlConfig(row, inForce),
    last_crawl: crawls.lastCrawl && presentSummary(crawls.lastCrawl),
    next_crawl_at: toIsoOrNull(row.next_crawl_at),
    created_at: toIso(row.created_at),
    updated_at: toIso(row.updated_at),
  };
}

const presentSummary = (crawl: NonNullable<DomainCrawls['lastCrawl']>): CrawlSummary => ({
  id: crawl.id,
  state: crawl.state,
  error_code: crawl.error_code,
  started_at: toIsoOrNull(crawl.started_at),
  finished_at: toIsoOrNull(crawl.finished_at),
});

const presentMetrics = (
  { latest, crawlsLast30Days, urlsThisMonth, recentErrors }: DomainCrawls,
  newBrokenLinks: number | null,
): DomainMetrics => ({
  total_urls: latest?.totalPages ?? null,
  broken_links: latest?.brokenLinks ?? null,
  new_broken_links: newBrokenLinks,
  recent_errors: latest && recentErrors,
  response_time_ms: latest?.loadMs ?? null,
  first_byte_ms: latest?.firstByteMs ?? null,
  crawl_frequency: crawlsLast30Days,
  credit_usage: urlsThisMonth,
  issue_counts: latest?.issueCounts ?? null,
  last_issues: (latest?.lastIssues ?? []).map(presentLastIssue),
});
