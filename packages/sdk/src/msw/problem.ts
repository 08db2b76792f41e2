import type { KnownProblemCode, Problem } from '@linkvitals/contract/types';

/** HTTP status of each problem code. */
export const problemStatus: Readonly<Record<KnownProblemCode, number>> = {
  malformed_request: 400,
  malformed_json: 400,
  validation_failed: 400,
  invalid_cursor: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  insufficient_scope: 403,
  session_required: 403,
  forbidden: 403,
  reauthentication_required: 403,
  cross_site_request: 403,
  sign_up_closed: 403,
  password_sign_in_off: 403,
  plan_required: 403,
  plan_limit_reached: 403,
  domain_read_only: 403,
  account_suspended: 403,
  not_the_author: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  domain_exists: 409,
  domain_not_verified: 409,
  already_set_up: 409,
  member_exists: 409,
  last_owner: 409,
  invitation_exists: 409,
  invitation_limit_reached: 409,
  totp_enabled: 409,
  totp_missing: 409,
  last_sign_in_method: 409,
  crawl_in_progress: 409,
  crawl_not_active: 409,
  webhook_disabled: 409,
  channel_not_ready: 409,
  rotation_in_progress: 409,
  crawl_not_completed: 409,
  report_not_ready: 409,
  report_limit_reached: 409,
  sharing_disabled: 409,
  account_limit_reached: 409,
  share_link_limit_reached: 409,
  issue_comment_limit_reached: 409,
  issue_rule_limit_reached: 409,
  idempotency_in_progress: 409,
  link_expired: 410,
  results_expired: 410,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  invalid_hostname: 422,
  confirmation_mismatch: 422,
  invalid_webhook_url: 422,
  invalid_setting: 422,
  invalid_logo: 422,
  weak_password: 422,
  passkey_refused: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal_error: 500,
  unavailable: 503,
};

export interface ProblemDetails
  extends Partial<Pick<Problem, 'title' | 'detail' | 'errors' | 'crawl_id' | 'domain_id'>> {
  /** `Retry-After` in seconds. A client waits that long before it tries again, so 0 keeps tests fast. */
  readonly retryAfterSeconds?: number | undefined;
}

/**
 * An error answer (RFC 9457) of the service: `on.startCrawl(problem('crawl_in_progress', { crawl_id }))`. The status
 * follows from the code.
 */
export function problem(code: KnownProblemCode, { retryAfterSeconds, ...details }: ProblemDetails = {}): Response {
  const words = code.replaceAll('_', ' ');
  const body: Problem = {
    type: `urn:linkvitals:problem:${code}`,
    title: words,
    status: problemStatus[code],
    code,
    detail: `Mocked: ${words}`,
    request_id: 'mock',
    ...details,
  };
  const headers = new Headers({ 'content-type': 'application/problem+json', 'x-request-id': body.request_id });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  return new Response(JSON.stringify(body), { status: body.status, headers });
}
