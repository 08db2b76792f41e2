import type { Domain } from '@linkvitals/contract/types';

/** So many are named; the order of the list shows the others. */
const NAMED = 4;

interface News {
  /** Those with the most, each with how many. */
  readonly named: readonly { readonly domain: Domain; readonly count: number }[];
  /** How many domains have some. */
  readonly total: number;
}

/** The domains whose last crawl found broken links that are new, most first. */
export function newsOf(domains: readonly Domain[]): News {
  const all = domains
    .map((domain) => ({ domain, count: domain.metrics.new_broken_links ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  return { named: all.slice(0, NAMED), total: all.length };
}
