import type {
  FindingCount as ContractFindingCount,
  CrawlFinding,
  LastIssue,
  Occurrence,
  Page,
  Target,
} from '@linkvitals/contract';
import { FINDINGS, type PageCheck } from '@linkvitals/crawler';
import { fromJsonColumn } from '../../../platform/storage/index.ts';
import { toIsoOrNull } from '../../../platform/time.ts';
import { textOf } from '../../../reporting/texts/kind-texts.ts';
import { presentTargetIssue, presentTls } from '../../issues/index.ts';
import type { StoredIssue } from '../crawl-row.ts';
import type { FindingCount, FindingOnUrl } from './finding-store.ts';
import type { FoundTarget, ListedTarget } from './list-links.ts';
import type { PageRow } from './page-list-store.ts';
import type { OccurrenceRow } from './view-store.ts';

/** The column has `yes`, `no`, or the reason of a failure. */
function presentRendered({ rendered, render_ms }: PageRow): Pick<Page, 'rendered' | 'render_failure' | 'render_ms'> {
  if (rendered === null || rendered === 'yes' || rendered === 'no')
    return { rendered, render_failure: null, render_ms };
  return { rendered: 'failed', render_failure: rendered, render_ms };
}

export const presentPage = (row: PageRow): Page => ({
  target_id: row.target_id,
  url: row.url,
  status_code: row.status_code ?? 0,
  depth: row.depth,
  title: row.title,
  bytes: Number(row.bytes ?? 0),
  response_time_ms: row.load_ms,
  first_byte_ms: row.response_ms,
  internal_links: row.links_internal,
  external_links: row.links_external,
  broken_links: row.broken_links,
  links_truncated: Boolean(row.links_truncated),
  ...presentRendered(row),
  findings: row.findings.map(({ code, severity, detail }) => ({ code, severity, detail: detail ?? null })),
});

export const presentOccurrence = (row: OccurrenceRow): Occurrence => ({
  page_url: row.page_url,
  kind: row.kind,
  line: row.line ?? 0,
  text: row.text ?? '',
  region: (row.region ?? 'other') as Occurrence['region'],
  fragment: row.fragment,
  count: row.count,
  more_places: fromJsonColumn<Occurrence['more_places']>(row.more_places) ?? [],
  seen: row.seen,
});

/** A target as a crawl saw it, without its issue. */
export type TargetFacts = Omit<Target, 'issue'>;

export const presentTarget = (row: FoundTarget): TargetFacts => ({
  id: row.id,
  url: row.url,
  internal: Boolean(row.internal),
  verdict: row.verdict as Target['verdict'],
  reason: row.reason as Target['reason'],
  status_code: row.status_code,
  detail: row.detail,
  tls: row.tls && presentTls(row.tls),
  redirects: row.redirects.map(({ url, status, location }) => ({ url, status_code: status, location })),
  final_url: row.final_url,
  warnings: row.warnings as Target['warnings'],
  method: row.method,
  checked_at: toIsoOrNull(row.looked_at),
  first_byte_ms: row.response_ms,
  found_on_pages: row.found_on_pages ?? row.occurrences.length,
  seen: row.seen,
  found_on: row.occurrences.map(presentOccurrence),
});

export const presentListedTarget = ({ issue, ...row }: ListedTarget): Target => ({
  ...presentTarget(row),
  issue: issue === undefined ? null : presentTargetIssue(issue),
});

const checks: ReadonlyMap<string, PageCheck> = new Map(Object.entries(FINDINGS));

/** Title and advice of a check. A code that another version of the crawler wrote is its own title. */
function describeCheck(code: string): Pick<PageCheck, 'title' | 'howToFix'> {
  return checks.get(code) ?? { title: code, howToFix: '' };
}
/** An issue that the totals of a crawl keep. */
export const presentLastIssue = (issue: StoredIssue): LastIssue => ({
  ...issue,
  title: textOf(issue.kind).title,
});

export function presentFindingCount({ code, severity, count }: FindingCount): ContractFindingCount {
  const { title, howToFix } = describeCheck(code);
  return { code, severity, count, title, how_to_fix: howToFix };
}

export function presentFinding({ target_id, page_url, code, severity, detail }: FindingOnUrl): CrawlFinding {
  const { title, howToFix } = describeCheck(code);
  return { target_id, page_url, code, severity, detail, title, how_to_fix: howToFix };
}
