import type { BrokenReason, UnverifiableReason, Warning } from '@linkvitals/crawler';

/** Everything a report can hold against a target. */
export type FaultCode = BrokenReason | UnverifiableReason | Warning | 'interrupted';
export type FaultKind = 'broken' | 'warning' | 'unverifiable';

const broken = (title: string) => ({ kind: 'broken', title }) as const;
const warning = (title: string) => ({ kind: 'warning', title }) as const;
const unverifiable = (title: string) => ({ kind: 'unverifiable', title }) as const;

/** What each code means, in words for a heading. */
export const FAULTS: Readonly<Record<FaultCode, { readonly kind: FaultKind; readonly title: string }>> = {
  not_found: broken('The page does not exist'),
  gone: broken('The page was removed for good'),
  client_error: broken('The server refuses the request as wrong'),
  server_error: broken('The server answers with an error'),
  timeout: broken('The server did not answer in time'),
  connection_refused: broken('The server could not be reached'),
  connection_reset: broken('The server closed the connection without an answer'),
  dns_error: broken('The host name could not be looked up'),
  dns_not_found: broken('The host name does not exist'),
  tls_error: broken('The certificate or the secure connection is faulty'),
  redirect_loop: broken('The redirects lead back to where they came from'),
  too_many_redirects: broken('More than 20 redirects lead to the target'),
  invalid_url: broken('The link is no address that can work'),
  fragment_missing: broken('The page has no such fragment'),
  protocol_error: broken('The answer is not valid HTTP'),
  redirect_permanent: warning('The target has moved for good'),
  redirect_chain: warning('Several redirects lead to the target'),
  soft_404: warning('The page says that it does not exist, with a status of success'),
  tls_chain_incomplete: warning('The server does not send its whole certificate chain'),
  mixed_content: warning('A secure page loads something insecure'),
  private_address: warning('Visitors cannot reach this private address'),
  needs_login: unverifiable('The target requires a login'),
  blocked: unverifiable('The server does not let programs in'),
  rate_limited: unverifiable('The server limits requests, and went on refusing'),
  address_refused: unverifiable('The address is private or forbidden and was not requested'),
  interrupted: unverifiable('The target failed once and was not checked again'),
};

export const isFaultCode = (code: string): code is FaultCode => Object.hasOwn(FAULTS, code);

/** The worst that is to be said of a target; undefined when there is nothing. */
export function faultKind({
  verdict,
  warnings,
}: {
  verdict: string;
  warnings: readonly string[];
}): FaultKind | undefined {
  if (verdict === 'broken') return 'broken';
  if (warnings.length > 0) return 'warning';
  return verdict === 'unverifiable' || verdict === 'suspect' ? 'unverifiable' : undefined;
}
