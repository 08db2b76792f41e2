import type { Crawl, CrawlFinding, Page, ReportSection } from '@linkvitals/contract';
import type { PlacedLink } from '../../../findings/crawls/index.ts';
import type { ExportedIssue } from '../../../findings/issues/index.ts';
import { toIso, toIsoOrNull } from '../../../platform/time.ts';
import type { ReportedLink, ReportSource } from '../content/report-source.ts';

export type Cell = string | number | null;

/** Columns in their order, each with the function that makes its cell. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

/** Columns of links. The score can be computed from them, as docs/score.md explains. */
export const linkColumns: Columns<ReportedLink> = {
  target_id: ({ id }) => id,
  url: ({ url }) => url,
  scope: ({ internal }) => (internal ? 'internal' : 'external'),
  linked_as_page: (link) => yesNo(link.linked_as_page),
  verdict: ({ verdict }) => verdict ?? 'not_checked',
  reason: ({ reason }) => reason,
  status_code: (link) => link.status_code,
  content_type: (link) => link.content_type,
  redirects: ({ redirects }) => redirects.length,
  final_url: (link) => link.final_url,
  warnings: ({ warnings }) => warnings.join(' '),
  ignored: ({ ignored }) => yesNo(ignored),
  found_on_pages: (link) => link.found_on_pages,
  first_page: (link) => link.found_on[0]?.page_url ?? null,
  first_line: (link) => link.found_on[0]?.line ?? null,
  first_text: (link) => link.found_on[0]?.text ?? null,
  first_region: (link) => link.found_on[0]?.region ?? null,
  first_byte_ms: (link) => link.first_byte_ms,
  detail: ({ detail }) => detail,
};

/** A place of a link, with the fix that settles the open issue of its target. */
export interface PlaceToFix extends PlacedLink {
  readonly fixId: string | null;
}

/** Columns of the places of links: one row for each page and each form of the link there. */
export const occurrenceColumns: Columns<PlaceToFix> = {
  target_id: (place) => place.target_id,
  url: ({ target }) => target.url,
  scope: ({ target }) => (target.internal ? 'internal' : 'external'),
  verdict: ({ target }) => target.verdict,
  reason: ({ target }) => target.reason,
  status_code: ({ target }) => target.status_code,
  page_url: (place) => place.page_url,
  line: ({ line }) => line ?? 0,
  text: ({ text }) => text ?? '',
  region: ({ region }) => region ?? 'other',
  kind: ({ kind }) => kind,
  fragment: ({ fragment }) => fragment,
  links: ({ count }) => count,
  fix: ({ fixId }) => fixId,
};

export const pageColumns: Columns<Page> = {
  target_id: (page) => page.target_id,
  url: ({ url }) => url,
  status_code: (page) => page.status_code,
  depth: ({ depth }) => depth,
  title: ({ title }) => title,
  bytes: ({ bytes }) => bytes,
  response_time_ms: (page) => page.response_time_ms,
  first_byte_ms: (page) => page.first_byte_ms,
  internal_links: (page) => page.internal_links,
  external_links: (page) => page.external_links,
  links_truncated: (page) => yesNo(page.links_truncated),
  findings: ({ findings }) => findings.length,
  broken_links: (page) => page.broken_links,
};

export const findingColumns: Columns<CrawlFinding> = {
  target_id: (finding) => finding.target_id,
  page_url: (finding) => finding.page_url,
  code: ({ code }) => code,
  severity: ({ severity }) => severity,
  detail: ({ detail }) => detail,
  title: ({ title }) => title,
  how_to_fix: (finding) => finding.how_to_fix,
};

export const crawlColumns: Columns<Crawl> = {
  crawl_id: ({ id }) => id,
  state: ({ state }) => state,
  trigger: ({ trigger }) => trigger,
  started_at: (crawl) => crawl.started_at,
  finished_at: (crawl) => crawl.finished_at,
  duration_seconds: (crawl) => crawl.duration_seconds,
  pages_crawled: ({ progress }) => progress.pages_crawled,
  total_links: ({ stats }) => stats?.total_links ?? null,
  broken_links: ({ stats }) => stats?.broken_links ?? null,
  health_score: (crawl) => crawl.health_score,
  score_version: (crawl) => crawl.score_version,
  response_time_ms: (crawl) => crawl.response_time_ms,
  truncated: ({ truncated }) => yesNo(truncated),
  error_code: (crawl) => crawl.error_code,
};

export const issueColumns: Columns<ExportedIssue> = {
  issue_id: ({ id }) => id,
  kind: ({ kind }) => kind,
  severity: ({ severity }) => severity,
  state: ({ state }) => state,
  last_outcome: ({ outcome }) => outcome,
  url: ({ url }) => url,
  reason: ({ reason }) => reason,
  status_code: (issue) => issue.status_code,
  found_on_pages: (issue) => issue.found_on_pages,
  first_page: ({ firstPlace }) => firstPlace?.page_url ?? null,
  first_line: ({ firstPlace }) => firstPlace?.line ?? null,
  first_text: ({ firstPlace }) => firstPlace?.text ?? null,
  place_region: ({ placement }) => placement?.region ?? null,
  place_text: ({ placement }) => placement?.text ?? null,
  place_pages: ({ placement }) => placement?.pages ?? null,
  in_template: ({ placement }) => (placement === null ? null : yesNo(placement.in_template)),
  suggested_url: ({ suggestion }) => suggestion?.url ?? null,
  suggested_because: ({ suggestion }) => suggestion?.reason ?? null,
  first_seen_at: (issue) => toIso(Number(issue.first_seen_at)),
  opened_at: (issue) => toIso(Number(issue.opened_at)),
  last_seen_at: (issue) => toIso(Number(issue.last_seen_at)),
  last_checked_at: (issue) => toIso(Number(issue.last_checked_at)),
  fixed_at: (issue) => toIsoOrNull(issue.fixed_at === null ? null : Number(issue.fixed_at)),
  ignored_because: (issue) => issue.ignored_because,
  detail: ({ detail }) => detail,
};

/** A CSV file: the names of its columns, and its rows batch by batch. */
export interface CsvTable {
  readonly header: readonly string[];
  rows(): AsyncIterable<readonly (readonly Cell[])[]>;
}

/** Makes a table of these columns. */
export function tableOf<Row>(columns: Columns<Row>, open: () => AsyncIterable<readonly Row[]>): CsvTable {
  const cells = Object.values(columns);
  return {
    header: Object.keys(columns),
    async *rows() {
      for await (const rows of open()) yield rows.map((row) => cells.map((cell) => cell(row)));
    },
  };
}

/** The table of a section. */
export function csvTable(source: ReportSource, section: ReportSection): CsvTable {
  switch (section) {
    case 'links':
      return tableOf(linkColumns, () => source.links(1));
    case 'pages':
      return tableOf(pageColumns, () => source.pages());
    case 'findings':
      return tableOf(findingColumns, () => source.findings());
    case 'issues':
      return tableOf(issueColumns, () => source.issues());
    case 'crawls':
      return tableOf(crawlColumns, () => source.crawls());
  }
}

/** Sections of the zip; `crawls` is among them if there is a period. */
export const csvSections = ({ facts }: ReportSource): readonly ReportSection[] => [
  'links',
  'pages',
  'findings',
  'issues',
  ...(facts.period === undefined ? [] : (['crawls'] as const)),
];
