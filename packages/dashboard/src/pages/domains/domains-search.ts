import type { DomainSort, VerificationStatus } from '@linkvitals/contract/types';

/** The filters and the order of the list, as kept in the address. */
export interface DomainsSearch {
  readonly q?: string | undefined;
  readonly status?: VerificationStatus | undefined;
  /** `-` for descending. Default: newest first. */
  readonly sort?: DomainSort | undefined;
}

export const statuses = ['verified', 'pending', 'unverified', 'expired'] as const satisfies VerificationStatus[];

/** Columns that the server can order by. */
export const sortable = [
  'hostname',
  'health_score',
  'broken_links',
  'new_broken_links',
  'last_crawl',
  'next_crawl',
] as const;

const orders: readonly string[] = sortable.flatMap((column) => [column, `-${column}`]);

const MAX_TEXT = 253;

/** Reads the query of the address and omits invalid values. */
export function readDomainsSearch(search: Record<string, unknown>): DomainsSearch {
  const text = typeof search.q === 'number' ? String(search.q) : search.q;
  const q = typeof text === 'string' ? text.slice(0, MAX_TEXT) : '';
  const status = statuses.find((one) => one === search.status);
  const sort = orders.includes(String(search.sort)) ? (search.sort as DomainSort) : undefined;
  return { q: q === '' ? undefined : q, status, sort };
}
