import type { KnownProblemCode, Problem } from '@linkvitals/contract';
import type { ServiceErrorOptions } from '../../platform/errors.ts';

/** Status and title of each problem code */
export const problems: Readonly<Record<KnownProblemCode, { readonly status: number; readonly title: string }>> = {
  malformed_request: { status: 400, title: 'Not a request that can be read' },
  malformed_json: { status: 400, title: 'The body is not JSON' },
  validation_failed: { status: 400, title: 'The request does not fit the contract' },
  invalid_cursor: { status: 400, title: 'The cursor is not one of ours' },
  unauthorized: { status: 401, title: 'No valid session or API key' },
  invalid_credentials: { status: 401, title: 'The credentials are wrong' },
  second_factor_required: { status: 401, title: 'A second factor is needed' },
  insufficient_scope: { status: 403, title: 'The API key may not do this' },
  session_required: { status: 403, title: 'Only people may do this' },
  forbidden: { status: 403, title: 'The role does not allow this' },
  reauthentication_required: { status: 403, title: 'Confirm who you are' },
  cross_site_request: { status: 403, title: 'The request came from another site' },
  sign_up_closed: { status: 403, title: 'Nobody can sign up here' },
  password_sign_in_off: { status: 403, title: 'People sign in with an identity provider here' },
  plan_required: { status: 403, title: 'The plan does not include this' },
  plan_limit_reached: { status: 403, title: 'A limit of the plan is reached' },
  domain_read_only: { status: 403, title: 'The domain is over the limit of the plan' },
  account_suspended: { status: 403, title: 'The account is suspended' },
  not_the_author: { status: 403, title: 'Somebody else wrote it' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  request_timeout: { status: 408, title: 'The request did not arrive in time' },
  domain_exists: { status: 409, title: 'The domain is already there' },
  domain_not_verified: { status: 409, title: 'Ownership of the domain is not proved' },
  already_set_up: { status: 409, title: 'The server is set up already' },
  member_exists: { status: 409, title: 'The person belongs to the account already' },
  last_owner: { status: 409, title: 'The account needs an owner' },
  invitation_exists: { status: 409, title: 'The address is invited already' },
  invitation_limit_reached: { status: 409, title: 'The account has too many open invitations' },
  totp_enabled: { status: 409, title: 'One-time codes are on already' },
  totp_missing: { status: 409, title: 'One-time codes are not set up' },
  last_sign_in_method: { status: 409, title: 'It is the last way to sign in' },
  crawl_in_progress: { status: 409, title: 'A crawl of the domain is under way' },
  crawl_not_active: { status: 409, title: 'The crawl has already ended' },
  webhook_disabled: { status: 409, title: 'The webhook endpoint is disabled' },
  channel_not_ready: { status: 409, title: 'Nothing is sent through this channel' },
  rotation_in_progress: { status: 409, title: 'It was rotated already' },
  crawl_not_completed: { status: 409, title: 'The domain has no such completed crawl' },
  report_not_ready: { status: 409, title: 'The report is not made' },
  report_limit_reached: { status: 409, title: 'There are too many reports' },
  sharing_disabled: { status: 409, title: 'Sharing is off for this domain' },
  account_limit_reached: { status: 409, title: 'The person owns as many accounts as allowed' },
  share_link_limit_reached: { status: 409, title: 'There are too many share links' },
  issue_comment_limit_reached: { status: 409, title: 'The issue has too many comments' },
  issue_rule_limit_reached: { status: 409, title: 'The domain has too many rules' },
  idempotency_in_progress: { status: 409, title: 'The first request with this key still runs' },
  idempotency_mismatch: { status: 422, title: 'The key was used for another request' },
  link_expired: { status: 410, title: 'The link does not work any more' },
  results_expired: { status: 410, title: 'The results of the crawl are gone' },
  precondition_failed: { status: 412, title: 'The object has changed' },
  payload_too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: { status: 415, title: 'The body must be plain JSON' },
  headers_too_large: { status: 431, title: 'The headers are too large' },
  invalid_hostname: { status: 422, title: 'Not a hostname that can be monitored' },
  confirmation_mismatch: { status: 422, title: 'The confirmation does not match' },
  invalid_webhook_url: { status: 422, title: 'The URL cannot receive webhooks' },
  invalid_setting: { status: 422, title: 'The setting cannot be used' },
  invalid_logo: { status: 422, title: 'The logo cannot be used' },
  passkey_refused: { status: 422, title: 'The passkey cannot be added' },
  weak_password: { status: 422, title: 'The password is too easy to guess' },
  rate_limited: { status: 429, title: 'Too many requests' },
  internal_error: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'Not available right now' },
};

interface FailedRequest {
  readonly path: string;
  readonly requestId: string;
}

/** The body of a problem (RFC 9457) */
export function toProblem(code: KnownProblemCode, options: ServiceErrorOptions, request: FailedRequest): Problem {
  const { status, title } = problems[code];
  return {
    type: `urn:linkvitals:problem:${code}`,
    title,
    status,
    code,
    detail: options.detail,
    instance: request.path,
    request_id: request.requestId,
    ...(options.errors === undefined ? {} : { errors: [...options.errors] }),
    ...(options.crawlId === undefined ? {} : { crawl_id: options.crawlId }),
    ...(options.domainId === undefined ? {} : { domain_id: options.domainId }),
  };
}
