import type { FindingSeverity } from '@linkvitals/contract/types';
import { severities } from '../domain/issues/issues-search.ts';

export interface AllIssuesSearch {
  /** Default: errors, which is what broken links are. */
  readonly severity?: FindingSeverity | 'any' | undefined;
}

/** Reads the address; what is none of the values is left out. */
export const readAllIssuesSearch = (search: Record<string, unknown>): AllIssuesSearch => ({
  severity: ([...severities, 'any'] as const).find((one) => one === search.severity),
});

/** The severity that the server filters by. */
export function severityOf({ severity = 'error' }: AllIssuesSearch): FindingSeverity | undefined {
  return severity === 'any' ? undefined : severity;
}
