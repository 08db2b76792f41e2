import type { TlsEvidence } from '@linkvitals/contract';
import type { TlsDetail } from '@linkvitals/outbound';
import type { Evidence } from './issue-row.ts';

export const presentTls = ({ fault, issuer, validTo, names = [] }: TlsDetail): TlsEvidence => ({
  fault,
  issuer: issuer ?? null,
  valid_to: validTo ?? null,
  names: [...names],
});

export const presentRedirects = (redirects: Evidence['redirects']) =>
  redirects.map(({ url, status, location }) => ({ url, status_code: status, location }));

type Stored = Readonly<Record<string, unknown>> & Partial<Evidence>;

/** Evidence of a change or a recheck, with the names that the same facts of an issue have. */
export function presentEvidence(evidence: Stored | null): Record<string, unknown> | null {
  if (evidence === null) return null;
  const { redirects, finalUrl, tls, ...others } = evidence;
  return {
    ...others,
    ...(redirects !== undefined && { redirects: presentRedirects(redirects) }),
    ...(finalUrl !== undefined && { final_url: finalUrl }),
    ...(tls !== undefined && { tls: tls && presentTls(tls) }),
  };
}
