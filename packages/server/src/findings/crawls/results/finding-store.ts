import { FINDINGS, type Finding, type FindingRecord, type PageRecord } from '@linkvitals/crawler';
import type { PageRequest } from '../../../platform/paging.ts';
import { afterKey, type Executor, insertInBatches, selectForEach } from '../../../platform/storage/index.ts';

/** Rows of a statement: SQLite takes at most 500 terms. */
const ROWS = 200;

const row = (crawl_id: string, target_id: number, { code, severity, detail }: Finding) => ({
  crawl_id,
  target_id,
  code,
  severity,
  detail: detail ?? null,
});

/** Writes the findings of pages by their own checks. They replace those that an interrupted run wrote for the same pages. */
export async function replacePageFindings(on: Executor, crawlId: string, pages: readonly PageRecord[]): Promise<void> {
  const ids = pages.map(({ target }) => target);
  for (let start = 0; start < ids.length; start += ROWS) {
    const some = ids.slice(start, start + ROWS);
    await on('crawl_findings').where({ crawl_id: crawlId }).whereIn('target_id', some).delete();
  }
  const rows = pages.flatMap(({ target, findings }) => findings.map((finding) => row(crawlId, target, finding)));
  await insertInBatches(on, 'crawl_findings', rows);
}

/** Writes findings about the whole site. A pair of target and code that exists is replaced. */
export async function replaceFindings(on: Executor, crawlId: string, records: readonly FindingRecord[]): Promise<void> {
  const rows = records.map(({ target, finding }) => row(crawlId, target, finding));
  for (let start = 0; start < rows.length; start += ROWS) {
    await on('crawl_findings')
      .insert(rows.slice(start, start + ROWS))
      .onConflict(['crawl_id', 'target_id', 'code'])
      .merge(['severity', 'detail']);
  }
}

const bySite = Object.entries(FINDINGS)
  .filter(([, { decidedBy }]) => decidedBy === 'site')
  .map(([code]) => code);

/** Deletes the findings about the whole site: the crawl continues, and may end with others. */
export async function deleteSiteFindings(on: Executor, crawlId: string): Promise<void> {
  await on('crawl_findings').where({ crawl_id: crawlId }).whereIn('code', bySite).delete();
}

export interface FindingRow {
  readonly target_id: number;
  readonly code: string;
  readonly severity: Finding['severity'];
  readonly detail: string | null;
}

/** Findings of several pages, grouped by page. */
export async function listFindingsByPage(
  on: Executor,
  crawlId: string,
  targets: readonly number[],
): Promise<Map<number, FindingRow[]>> {
  const rows: FindingRow[] = await on('crawl_findings')
    .where({ crawl_id: crawlId })
    .whereIn('target_id', [...targets])
    .orderBy(['target_id', 'code'])
    .select('target_id', 'code', 'severity', 'detail');
  return Map.groupBy(rows, (one) => one.target_id);
}

export interface FindingOnUrl extends FindingRow {
  readonly page_url: string;
}

interface ListFindings extends PageRequest {
  readonly crawlId: string;
  readonly code: string | undefined;
  readonly severity: Finding['severity'] | undefined;
}

/** Lists findings by page in order of discovery, then by code; one more than the limit. */
export async function listFindingRows(on: Executor, input: ListFindings): Promise<FindingOnUrl[]> {
  const { crawlId, code, severity, after, limit } = input;
  const query = on('crawl_findings as f')
    .join('crawl_targets as t', (join) => join.on('t.crawl_id', 'f.crawl_id').andOn('t.id', 'f.target_id'))
    .where('f.crawl_id', crawlId);
  if (code !== undefined) query.where('f.code', code);
  if (severity !== undefined) query.where('f.severity', severity);
  afterKey(query, ['f.target_id', 'f.code'], after && [after.at, String(after.id)]);
  // With one code, the pages alone are an order, and an index has it.
  return query
    .orderBy(code === undefined ? ['f.target_id', 'f.code'] : ['f.target_id'])
    .limit(limit + 1)
    .select('f.target_id', 'f.code', 'f.severity', 'f.detail', 't.url as page_url');
}

/** The first pages with a finding of each of these checks, in order of discovery, at most `each` for a check. */
export async function listFirstFindings(
  on: Executor,
  crawlId: string,
  { codes, each }: { readonly codes: readonly string[]; readonly each: number },
): Promise<Pick<FindingOnUrl, 'code' | 'page_url'>[]> {
  return selectForEach(on, codes, (code) =>
    on('crawl_findings as f')
      .join('crawl_targets as t', (join) => join.on('t.crawl_id', 'f.crawl_id').andOn('t.id', 'f.target_id'))
      .where({ 'f.crawl_id': crawlId, 'f.code': code })
      .orderBy('f.target_id')
      .limit(each)
      .select('f.code', 't.url as page_url'),
  );
}

export interface FindingCount {
  readonly code: string;
  readonly severity: Finding['severity'];
  readonly count: number;
}

/** Counts the findings of a crawl by check and severity. */
export async function countFindings(on: Executor, crawlId: string): Promise<FindingCount[]> {
  const rows: Record<string, string | number>[] = await on('crawl_findings')
    .where({ crawl_id: crawlId })
    .groupBy('code', 'severity')
    .select('code', 'severity')
    .count({ count: '*' });
  return rows.map(({ code, severity, count }) => ({
    code: String(code),
    severity: severity as Finding['severity'],
    count: Number(count),
  }));
}
