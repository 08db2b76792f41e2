import type { SeverityCounts } from '@linkvitals/contract';
import type { Executor } from '../../../platform/storage/index.ts';
import { countOpenIssues, isTargetKind, listNewestIssues, type OpenIssue } from '../../issues/index.ts';
import type { StoredIssue } from '../crawl-row.ts';

/** Issues that a domain shows. */
const TOP = 5;

const toStored = ({ kind, severity, url, reason, detail, status_code, found_on_pages }: OpenIssue): StoredIssue => ({
  kind,
  severity,
  url,
  detail: kind === 'broken_link' ? reason : detail,
  status_code,
  found_on_pages: isTargetKind(kind) ? found_on_pages : null,
});

/** Counts and newest issues of a domain, as it shows them. */
export async function countIssues(
  on: Executor,
  domainId: string,
): Promise<{ readonly issueCounts: SeverityCounts; readonly lastIssues: readonly StoredIssue[] }> {
  const issueCounts = await countOpenIssues(on, domainId);
  const lastIssues = (await listNewestIssues(on, domainId, TOP)).map(toStored);
  return { issueCounts, lastIssues };
}
