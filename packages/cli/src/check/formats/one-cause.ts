import type { ReportedTarget } from '../report/site-report.ts';

/** So many findings of one cause are listed one by one. */
export const FEW = 20;

/** Faults that are a host's, whatever is requested there. */
const OF_HOST = new Set(['connection_refused', 'dns_error', 'dns_not_found', 'tls_error', 'address_refused']);

/**
 * The same text for targets that one page alone links to, and that fail for one cause: ids that one file does not have,
 * a host that cannot be reached. Undefined where each target fails by itself.
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
