export type Verdict = 'ok' | 'broken' | 'suspect' | 'unverifiable' | 'not_checked';

// Lists, so that a test can compare them with the contract and with the texts: scripts/check-reasons.test.ts.

/** Reasons of the verdicts `broken` and `suspect`. */
export const BROKEN_REASONS = [
  'not_found',
  'gone',
  'client_error',
  'server_error',
  'timeout',
  'connection_refused',
  'connection_reset',
  'dns_error',
  'dns_not_found',
  'tls_error',
  'redirect_loop',
  'too_many_redirects',
  'invalid_url',
  'fragment_missing',
  'wrong_type',
  'protocol_error',
] as const;

export const UNVERIFIABLE_REASONS = [
  'needs_login',
  'blocked',
  'rate_limited',
  'address_refused',
  'fragment_unverifiable',
] as const;

export const NOT_CHECKED_REASONS = [
  'robots_disallowed',
  'excluded',
  'page_limit',
  'link_limit',
  'scheme',
  'url_too_long',
  'placeholder',
  'trap',
  'form',
  'interrupted',
] as const;

/** Faults that do not break the target; each weighs 0.25 in the score when the target is ok. */
export const WARNINGS = [
  'redirect_permanent',
  'redirect_chain',
  'redirect_without_target',
  'soft_404',
  'wrong_image_type',
  'body_damaged',
  'tls_chain_incomplete',
  'mixed_content',
  'private_address',
] as const;

export type BrokenReason = (typeof BROKEN_REASONS)[number];
export type UnverifiableReason = (typeof UNVERIFIABLE_REASONS)[number];
export type NotCheckedReason = (typeof NOT_CHECKED_REASONS)[number];
export type Warning = (typeof WARNINGS)[number];

/** `ok` = plain success. */
export type Reason = 'ok' | BrokenReason | UnverifiableReason | NotCheckedReason;
