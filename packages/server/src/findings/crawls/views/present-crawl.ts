import type { Crawl } from '@linkvitals/contract';
import { severityOf } from '../../../outgoing/events/index.ts';
import { toIso, toIsoOrNull } from '../../../platform/time.ts';
import type { RenderingTotals } from '../crawl-row.ts';
import { healthStatus } from '../score.ts';
import type { CrawlDetails } from './crawl-details.ts';

/** Duration in seconds, never negative whatever the clock did; null until the crawl has ended. */
function duration({ started_at, finished_at, elapsed_ms }: CrawlDetails): number | null {
  return started_at === null || finished_at === null ? null : elapsed_ms / 1000;
}

const nothingYet = { hasBrowser: true, pages: 0, rendered: 0, failures: [], scriptLinks: 0, ms: 0 };

function presentRendering({ config: { rendering: choice = null }, totals }: CrawlDetails): Crawl['rendering'] {
  const counted: RenderingTotals | null = totals?.rendering ?? (choice && { choice, ...nothingYet });
  if (counted === null) return null;
  const { pages, rendered, failures, scriptLinks, ms } = counted;
  return {
    choice: counted.choice,
    browser_worked: counted.hasBrowser,
    pages,
    rendered_pages: rendered,
    failed_pages: failures.reduce((sum, one) => sum + one.pages, 0),
    failures: [...failures],
    script_links: scriptLinks,
    seconds: ms / 1000,
  };
}

/** A crawl as the API shows it. */
export function presentCrawl(crawl: CrawlDetails): Crawl {
  const { progress } = crawl;
  const broken = crawl.stats?.broken_links ?? 0;
  return {
    id: crawl.id,
    domain_id: crawl.domain_id,
    domain: crawl.hostname,
    state: crawl.state,
    trigger: crawl.trigger_kind,
    url: crawl.url,
    max_pages: crawl.max_pages,
    depth_limit: crawl.depth_limit,
    truncated: crawl.truncated,
    error: crawl.error,
    error_code: crawl.error_code,
    stats: crawl.stats,
    progress: {
      pages_crawled: crawl.pages_crawled,
      targets_found: progress.found,
      targets_checked: progress.checked,
      broken: progress.broken,
    },
    health_score: crawl.score,
    health_status: healthStatus(crawl.score),
    score_version: crawl.score_version,
    score_inputs: crawl.score_inputs,
    issues: crawl.issues,
    response_time_ms: crawl.totals?.loadMs ?? null,
    first_byte_ms: crawl.totals?.firstByteMs ?? null,
    request_headers_held_back: crawl.totals?.headersHeldBack ?? false,
    trapped_pages: crawl.totals?.trapped ?? 0,
    cut_pages: crawl.totals?.cutPages ?? 0,
    rendering: presentRendering(crawl),
    severity: broken === 0 ? null : severityOf(broken),
    queued_at: toIso(crawl.queued_at),
    started_at: toIsoOrNull(crawl.started_at),
    finished_at: toIsoOrNull(crawl.finished_at),
    duration_seconds: duration(crawl),
    results_expire_at: toIsoOrNull(crawl.resultsExpireAt),
  };
}
