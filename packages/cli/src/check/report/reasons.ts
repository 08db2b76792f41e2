import { brokenTitles } from '@linkvitals/contract/wording/en';
import type { BrokenReason, UnverifiableReason, Warning } from '@linkvitals/crawler';

/** Every fault of a target that a report can name. */
export type FaultCode = BrokenReason | UnverifiableReason | Warning | 'interrupted';
export type FaultKind = 'broken' | 'warning' | 'unverifiable';

const broken = (sentence: string) => ({ kind: 'broken', title: sentence.replace(/\.$/, '') }) as const;
const warning = (title: string) => ({ kind: 'warning', title }) as const;
const unverifiable = (title: string) => ({ kind: 'unverifiable', title }) as const;

/** The kind of each fault, and its meaning in words for a heading. */
export const FAULTS: Readonly<Record<FaultCode, { readonly kind: FaultKind; readonly title: string }>> = {
  not_found: broken(brokenTitles.not_found),
  gone: broken(brokenTitles.gone),
  client_error: broken(brokenTitles.client_error),
  server_error: broken(brokenTitles.server_error),
  timeout: broken(brokenTitles.timeout),
  connection_refused: broken(brokenTitles.connection_refused),
  connection_reset: broken(brokenTitles.connection_reset),
  dns_error: broken(brokenTitles.dns_error),
  dns_not_found: broken(brokenTitles.dns_not_found),
  tls_error: broken(brokenTitles.tls_error),
  redirect_loop: broken(brokenTitles.redirect_loop),
  too_many_redirects: broken(brokenTitles.too_many_redirects),
  invalid_url: broken(brokenTitles.invalid_url),
  fragment_missing: broken(brokenTitles.fragment_missing),
  wrong_type: broken(brokenTitles.wrong_type),
  protocol_error: broken(brokenTitles.protocol_error),
  redirect_permanent: warning('The target has moved for good'),
  redirect_chain: warning('Several redirects lead to the target'),
  redirect_without_target: warning('The target answers as a redirect that leads nowhere, and shows a page'),
  soft_404: warning('The page says that it does not exist, with a status of success, or leads to the start page'),
  wrong_image_type: warning('The address of an image gives an HTML page'),
  body_damaged: warning('The response has a wrong length, checksum or end; browsers show it all the same'),
  tls_chain_incomplete: warning('The server does not send its whole certificate chain'),
  mixed_content: warning('A secure page loads something insecure'),
  private_address: warning('Visitors cannot reach this private address'),
  needs_login: unverifiable('The target requires a login'),
  blocked: unverifiable('The server does not let programs in'),
  rate_limited: unverifiable('The server limits requests, and went on refusing'),
  address_refused: unverifiable('The address is private or forbidden and was not requested'),
  fragment_unverifiable: unverifiable('The part of the page may be made by its scripts, or stand in what was not seen'),
  interrupted: unverifiable('The target failed once and was not checked again'),
};

export const isFaultCode = (code: string): code is FaultCode => Object.hasOwn(FAULTS, code);

/** The worst fault of a target; undefined when it has none. */
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
