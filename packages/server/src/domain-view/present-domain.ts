import type { Domain, DomainMetrics } from '@linkvitals/contract';
import type { Context } from '../context.ts';
import { type DomainCrawls, healthStatus } from '../crawls/index.ts';
import {
  type DomainRow,
  lifecycleOf,
  presentCrawlConfig,
  presentSettings,
  presentVerification,
} from '../domains/index.ts';
import { toIso, toIsoOrNull } from '../time.ts';

export interface DomainFacts {
  readonly row: DomainRow;
  readonly crawls: DomainCrawls;
  readonly webhookIds: readonly string[];
  readonly readOnly: boolean;
}

/** A domain as the API shows it. */
export function presentDomain(
  ctx: Pick<Context, 'account' | 'config'>,
  { row, crawls, webhookIds, readOnly }: DomainFacts,
): Domain {
  const score = crawls.latest?.healthScore ?? null;
  return {
    id: row.id,
    hostname: row.hostname,
    verification_status: row.verification_status,
    verification: presentVerification(row),
    lifecycle_state: lifecycleOf(row),
    read_only: readOnly,
    health_score: score,
    health_status: healthStatus(score),
    metrics: presentMetrics(crawls),
    settings: presentSettings(row, webhookIds),
    crawl_config: presentCrawlConfig(ctx, row),
    last_crawl: crawls.lastCrawl,
    next_crawl_at: toIsoOrNull(row.next_crawl_at),
    created_at: toIso(row.created_at),
    updated_at: toIso(row.updated_at),
  };
}

const presentMetrics = ({ latest, crawlsLast30Days, urlsThisMonth }: DomainCrawls): DomainMetrics => ({
  total_urls: latest?.totalPages ?? null,
  broken_links: latest?.brokenLinks ?? null,
  response_time_ms: latest?.loadMs ?? null,
  first_byte_ms: latest?.firstByteMs ?? null,
  crawl_frequency: crawlsLast30Days,
  credit_usage: urlsThisMonth,
  last_issues: [...(latest?.lastIssues ?? [])],
});
