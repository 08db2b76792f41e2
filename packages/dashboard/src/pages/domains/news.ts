import type { Domain } from '@linkvitals/contract/types';

/** Maximum number of domains that are named. The page of all issues shows the others. */
const NAMED = 4;

interface News {
  /** The domains with the highest numbers of errors. */
  readonly named: readonly { readonly domain: Domain; readonly count: number }[];
  /** The number of domains with errors. */
  readonly total: number;
}

/** The domains with errors of the last 24 hours that are still open, those with the highest numbers first. */
export function newsOf(domains: readonly Domain[]): News {
  const all = domains
    .map((domain) => ({ domain, count: domain.metrics.recent_errors ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  return { named: all.slice(0, NAMED), total: all.length };
}
