import type { CalledOperationId, Crawl, Delivery, Domain, ResponseBody } from '@linkvitals/contract/types';
import { operations } from './generated/operations.ts';
import { sample } from './sample.ts';

/** A domain that was just added: it is not verified, and nothing has been crawled. */
const newDomain = (): Domain => {
  const { verification, metrics, ...domain } = sample('Domain');
  const badge = {
    label: 'Unverified',
    status: 'Failed',
    meaning: 'Verification incomplete',
    action: 'Re-verify',
  } as const;
  const times = { checked_at: null, verified_at: null, next_check_at: null, last_check: null };
  const none = { total_urls: null, broken_links: null, response_time_ms: null, first_byte_ms: null };
  return {
    ...domain,
    verification_status: 'unverified',
    verification: { ...verification, ...times, status: 'unverified', badge },
    lifecycle_state: 'unverified',
    health_score: null,
    health_status: 'unknown',
    metrics: { ...metrics, ...none, crawl_frequency: 0, credit_usage: 0, issue_counts: null, last_issues: [] },
    last_crawl: null,
  };
};

const withoutResult: Partial<Crawl> = {
  stats: null,
  health_score: null,
  health_status: 'unknown',
  score_version: null,
  score_inputs: null,
  severity: null,
};

const queuedCrawl = (): Crawl =>
  sample('Crawl', {
    ...withoutResult,
    state: 'queued',
    progress: { pages_crawled: 0, targets_found: 0, targets_checked: 0, broken: 0 },
    started_at: null,
    finished_at: null,
    duration_seconds: null,
  });

const canceledCrawl = (): Crawl =>
  sample('Crawl', { ...withoutResult, state: 'failed', error: 'Called off.', error_code: 'CANCELED' });

const pendingTest = (): Delivery =>
  sample('Delivery', {
    event: 'test',
    crawl_id: null,
    domain_id: null,
    state: 'pending',
    finished_at: null,
    attempts: [],
  });

/**
 * Answers of operations that start something: the object in its first state. Other operations answer with the sample of
 * their schema.
 */
const beginnings: { readonly [Id in CalledOperationId]?: () => ResponseBody<Id> } = {
  createDomain: newDomain,
  startCrawl: queuedCrawl,
  cancelCrawl: canceledCrawl,
  testWebhook: pendingTest,
};

/** The default answer of an operation, with its success status; a new object at each call. */
export function defaultAnswer<Id extends CalledOperationId>(id: Id): ResponseBody<Id> {
  const operation = operations[id];
  const make = beginnings[id] as (() => ResponseBody<Id>) | undefined;
  if (make !== undefined) return make();
  return ('answer' in operation ? sample(operation.answer) : undefined) as ResponseBody<Id>;
}
