import type { Domain } from '@linkvitals/contract/types';

/** So many are named; the page of all issues has the others. */
const NAMED = 4;

interface News {
  /** Those with the most, each with how many. */
  readonly named: readonly { readonly domain: Domain; readonly count: number }[];
  /** How many domains have some. */
  readonly total: number;
}

/** The domains with errors of the last 24 hours that are open still, most first. */
export function newsOf(domains: readonly Domain[]): News {
  const all = domains
    .map((domain) => ({ domain, count: domain.metrics.recent_errors ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  return { named: all.slice(0, NAMED), total: all.length };
}
