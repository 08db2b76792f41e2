export type Verdict = 'ok' | 'broken' | 'suspect' | 'unverifiable' | 'not_checked';

export type BrokenReason =
  | 'not_found'
  | 'gone'
  | 'client_error'
  | 'server_error'
  | 'timeout'
  | 'connection_refused'
  | 'connection_reset'
  | 'dns_error'
  | 'dns_not_found'
  | 'tls_error'
  | 'redirect_loop'
  | 'too_many_redirects'
  | 'invalid_url'
  | 'fragment_missing'
  | 'protocol_error';

export type UnverifiableReason = 'needs_login' | 'blocked' | 'rate_limited' | 'address_refused';

export type NotCheckedReason =
  | 'robots_disallowed'
  | 'excluded'
  | 'page_limit'
  | 'link_limit'
  | 'scheme'
  | 'url_too_long'
  | 'trap'
  | 'form'
  | 'interrupted';

/** `ok` = plain success. */
export type Reason = 'ok' | BrokenReason | UnverifiableReason | NotCheckedReason;

/** A fault that does not break the target; weighs 0.25 in the score when the target is ok. */
export type Warning =
  | 'redirect_permanent'
  | 'redirect_chain'
  | 'soft_404'
  | 'tls_chain_incomplete'
  | 'mixed_content'
  | 'private_address';
