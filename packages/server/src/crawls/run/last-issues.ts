import type { FindingSeverity } from '@linkvitals/contract';
import { type Executor, selectForEach } from '../../storage/index.ts';
import type { StoredIssue } from '../crawl-row.ts';
import type { BrokenTarget } from './totals-store.ts';

/** The worst first. */
const SEVERITIES: readonly FindingSeverity[] = ['error', 'warning', 'notice'];

const ofBroken = ({ url, status_code, found_on_pages, reason }: BrokenTarget): StoredIssue => ({
  kind: 'broken_link',
  severity: 'error',
  url,
  detail: reason,
  status_code: status_code === 0 ? null : status_code,
  found_on_pages,
});

interface FoundRow {
  readonly code: string;
  readonly severity: FindingSeverity;
  readonly detail: string | null;
  readonly url: string;
}

/** Findings of a crawl, the worst first, of one severity in order of discovery. */
async function listWorstFindings(on: Executor, crawlId: string, limit: number): Promise<FoundRow[]> {
  const rows = await selectForEach<FoundRow>(on, SEVERITIES, (severity) =>
    on('crawl_findings as f')
      .join('crawl_targets as t', (join) => join.on('t.crawl_id', 'f.crawl_id').andOn('t.id', 'f.target_id'))
      .where({ 'f.crawl_id': crawlId, 'f.severity': severity })
      .orderBy('f.target_id')
      .limit(limit)
      .select('f.code', 'f.severity', 'f.detail', 't.url'),
  );
  return SEVERITIES.flatMap((severity) => rows.filter((row) => row.severity === severity)).slice(0, limit);
}

/** The worst problems of a crawl: broken links, then findings by severity. `broken`: its most common ones, as many or fewer. */
export async function listLastIssues(
  on: Executor,
  { crawlId, broken, limit }: { crawlId: string; broken: readonly BrokenTarget[]; limit: number },
): Promise<StoredIssue[]> {
  const links = broken.slice(0, limit).map(ofBroken);
  if (links.length === limit) return links;
  const findings = await listWorstFindings(on, crawlId, limit - links.length);
  const issues = findings.map(({ code, severity, detail, url }) => ({ kind: code, severity, url, detail }));
  return [...links, ...issues.map((issue) => ({ ...issue, status_code: null, found_on_pages: null }))];
}
