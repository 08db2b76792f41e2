import type { Severity } from '@linkvitals/contract';

/** Severity of a count of unique broken targets, 1 or more. */
export function severityOf(brokenLinks: number): Severity {
  if (brokenLinks >= 21) return 'high';
  return brokenLinks >= 6 ? 'medium' : 'low';
}
