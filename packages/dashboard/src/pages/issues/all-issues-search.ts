import type { FindingSeverity } from '@linkvitals/contract/types';
import { readText, severities } from '../domain/issues/issues-search.ts';

export interface AllIssuesSearch {
  /** Id of the only domain whose issues are listed; default: all. */
  readonly domain?: string | undefined;
  /** Part of the URL; default: any. */
  readonly q?: string | undefined;
  /** A kind of issue; default: any. */
  readonly kind?: string | undefined;
  /** Default: `error`, which includes broken links. */
  readonly severity?: FindingSeverity | 'any' | undefined;
  /** `single`: one by one. Default: grouped by what fixes them, unless they are searched by text or kind. */
  readonly view?: 'single' | undefined;
}

const KIND = /^[a-z0-9_]{1,32}$/;

/** Reads the query of the address and omits invalid values. */
export const readAllIssuesSearch = (search: Record<string, unknown>): AllIssuesSearch => ({
  domain: typeof search.domain === 'string' && search.domain !== '' ? search.domain : undefined,
  q: readText(search.q),
  kind: typeof search.kind === 'string' && KIND.test(search.kind) ? search.kind : undefined,
  severity: ([...severities, 'any'] as const).find((one) => one === search.severity),
  view: search.view === 'single' ? 'single' : undefined,
});

/** Whether issues are grouped by what fixes them. A list of fixes has no search by text or kind. */
export const isByFix = ({ view, q, kind }: AllIssuesSearch): boolean =>
  view === undefined && q === undefined && kind === undefined;

/** The severity that the server filters by. */
export function severityOf({ severity = 'error' }: AllIssuesSearch): FindingSeverity | undefined {
  return severity === 'any' ? undefined : severity;
}
