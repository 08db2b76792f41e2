import type { Crawl } from '@linkvitals/contract';
import type { Context } from '../context.ts';
import { severityOf } from '../events/index.ts';
import { toIso, toIsoOrNull } from '../time.ts';
import type { CrawlRow, Progress } from './crawl-row.ts';
import { healthStatus } from './score.ts';

const nothing: Progress = { found: 0, checked: 0, broken: 0 };

/** s, never negative whatever the clock did; null until the crawl has ended. */
function duration({ started_at, finished_at, elapsed_ms }: CrawlRow): number | null {
  return started_at === null || finished_at === null ? null : elapsed_ms / 1000;
}

const DAY_MS = 86_400_000;

/** When the pages of the crawl are, or were, removed; null for one that has none or is not over. */
function resultsExpireAt({ account }: Pick<Context, 'account'>, row: CrawlRow): number | null {
  if (row.started_at === null || row.finished_at === null) return null;
  return row.results_expired_at ?? row.finished_at + account.plan.page_history_days * DAY_MS;
}

export function presentCrawl(ctx: Pick<Context, 'account'>, row: CrawlRow, progress: Progress = nothing): Crawl {
  const broken = row.stats?.broken_links ?? 0;
  return {
    id: row.id,
    domain_id: row.domain_id,
    domain: row.hostname,
    state: row.state,
    trigger: row.trigger_kind,
    url: row.url,
    max_pages: row.max_pages,
    depth_limit: row.depth_limit,
    truncated: row.truncated,
    error: row.error,
    error_code: row.error_code,
    stats: row.stats,
    progress: {
      pages_crawled: row.pages_crawled,
      targets_found: progress.found,
      targets_checked: progress.checked,
      broken: progress.broken,
    },
    health_score: row.score,
    health_status: healthStatus(row.score),
    score_version: row.score_version,
    score_inputs: row.score_inputs,
    response_time_ms: row.totals?.loadMs ?? null,
    first_byte_ms: row.totals?.firstByteMs ?? null,
    severity: broken === 0 ? null : severityOf(broken),
    queued_at: toIso(row.queued_at),
    started_at: toIsoOrNull(row.started_at),
    finished_at: toIsoOrNull(row.finished_at),
    duration_seconds: duration(row),
    results_expire_at: toIsoOrNull(resultsExpireAt(ctx, row)),
  };
}
