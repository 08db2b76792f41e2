import type { ReportedTarget } from '../report/site-report.ts';

/** The number of findings with the same cause that are listed one by one. */
export const FEW = 20;

/** Faults of a whole host, whatever URL is requested there. */
const OF_HOST = new Set(['connection_refused', 'dns_error', 'dns_not_found', 'tls_error', 'address_refused']);

/**
 * A key that is equal for targets which only one page links to and which fail for the same cause: ids that one file
 * lacks, a host that cannot be reached. Undefined for a target that fails by itself.
 */
export function causeOf({
  url,
  reason,
  foundOn,
}: Pick<ReportedTarget, 'url' | 'reason' | 'foundOn'>): string | undefined {
  const common =
    reason === 'fragment_missing' ? url.replace(/#.*$/s, '') : OF_HOST.has(reason) ? URL.parse(url)?.host : undefined;
  if (common === undefined) return undefined;
  let only: number | undefined;
  for (const { page } of foundOn) {
    if (only !== undefined && only !== page) return undefined;
    only = page;
  }
  return only === undefined ? undefined : `${only} ${reason} ${common}`;
}
