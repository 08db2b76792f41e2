import type { AuditValues } from './audit-entry.ts';

interface Naming {
  readonly domain_ids?: readonly string[] | null;
  /** A grant on all domains names none. */
  readonly grants?: readonly { readonly domain_id: string | null }[];
}

/**
 * Ids of the domains that values name: those that a key or an endpoint is limited to, and those that a member has
 * rights on
 */
export function namedDomains(values: AuditValues | null | undefined): readonly string[] {
  const { domain_ids, grants } = (values ?? {}) as Naming;
  return [...(domain_ids ?? []), ...(grants ?? []).map(({ domain_id }) => domain_id)].filter((id) => id !== null);
}

/** Removes a domain from values, as if it had never been named. */
export function withoutDomain(values: AuditValues | null, domainId: string): AuditValues | null {
  if (values === null) return null;
  const { domain_ids, grants } = values as Naming;
  return {
    ...values,
    ...(domain_ids && { domain_ids: domain_ids.filter((id) => id !== domainId) }),
    ...(grants && { grants: grants.filter(({ domain_id }) => domain_id !== domainId) }),
  };
}
