import type { Crawl, CrawlState, Domain, Problem, ProblemCode } from '@linkvitals/contract/types';

export const domainId = '0190f3a0-0000-7000-8000-000000000001';
export const crawlId = '0190f3a0-0000-7000-8000-000000000002';
const at = '2026-01-01T00:00:00.000Z';

/** A valid domain of the contract. */
export function sampleDomain(changes: Partial<Domain> = {}): Domain {
  return {
    id: domainId,
    hostname: 'example.com',
    verification_status: 'verified',
    verification: {
      status: 'verified',
      badge: { label: 'Verified', status: 'Active', meaning: 'Ready to crawl', action: null },
      token: 'a'.repeat(32),
      records: [],
      checked_at: at,
      verified_at: at,
      next_check_at: null,
      last_check: null,
    },
    lifecycle_state: 'verified',
    read_only: false,
    health_score: null,
    health_status: 'unknown',
    metrics: {
      total_urls: null,
      broken_links: null,
      new_broken_links: null,
      recent_errors: null,
      response_time_ms: null,
      first_byte_ms: null,
      crawl_frequency: 0,
      credit_usage: 0,
      issue_counts: null,
      last_issues: [],
    },
    settings: {
      email_alerts: false,
      email_alerts_when: 'news',
      email_recipients: null,
      certificate_alerts: true,
      failure_alerts: true,
      slack_notifications: false,
      chat_notifications: false,
      report_frequency: 'weekly',
      webhook_ids: [],
      user_agent: null,
      request_headers: {},
      request_headers_over_http: false,
      ip_ranges: [],
      priority_crawling: false,
      sharing: false,
    },
    crawl_config: {
      max_pages: 100,
      depth_limit: 3,
      exclusions: [],
      rate: null,
      rendering: 'off',
      schedule: {
        frequency: 'off',
        time: null,
        day_of_week: null,
        day_of_month: null,
        time_zone: 'UTC',
        next_crawl_at: null,
        last_run: null,
      },
    },
    last_crawl: null,
    next_crawl_at: null,
    created_at: at,
    updated_at: at,
    ...changes,
  };
}

/** A valid crawl of the contract. */
export function sampleCrawl(state: CrawlState, pagesCrawled = 0): Crawl {
  return {
    id: crawlId,
    domain_id: domainId,
    domain: 'example.com',
    state,
    trigger: 'manual',
    url: 'https://example.com/',
    max_pages: 100,
    depth_limit: 3,
    truncated: false,
    error: null,
    error_code: null,
    stats: null,
    progress: { pages_crawled: pagesCrawled, targets_found: 0, targets_checked: 0, broken: 0 },
    health_score: null,
    health_status: 'unknown',
    score_version: null,
    score_inputs: null,
    response_time_ms: null,
    first_byte_ms: null,
    request_headers_held_back: false,
    trapped_pages: 0,
    cut_pages: 0,
    rendering: null,
    severity: null,
    queued_at: at,
    started_at: null,
    finished_at: null,
    duration_seconds: null,
    issues: null,
    results_expire_at: null,
  };
}

/** A problem document of the service. */
export function sampleProblem(status: number, code: ProblemCode, more: Partial<Problem> = {}): Problem {
  const type = `urn:linkvitals:problem:${code}`;
  return { type, title: `Title of ${code}`, status, code, detail: `Detail of ${code}`, request_id: 'req-1', ...more };
}
