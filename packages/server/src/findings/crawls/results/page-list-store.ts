import type { PageProblem, PageSort } from '@linkvitals/contract';
import type { Knex } from 'knex';
import type { PageRequest, Position } from '../../../platform/paging.ts';
import { type Executor, throughIndex } from '../../../platform/storage/index.ts';
import { listFindingsByPage } from './finding-store.ts';

export interface PageRow {
  readonly target_id: number;
  readonly url: string;
  readonly depth: number;
  readonly status_code: number | null;
  readonly title: string | null;
  readonly bytes: number | null;
  /** Time to the first byte, ms. */
  readonly response_ms: number | null;
  /** Time to the last byte, ms. Null in rows of versions that measured only the first byte. */
  readonly load_ms: number | null;
  readonly links_internal: number;
  readonly links_external: number;
  readonly links_truncated: number;
  /** 0 until the crawl ends; null in crawls of versions that did not count them. */
  readonly broken_links: number | null;
  /** `yes`, `no`, or why it could not be rendered; null in a crawl that renders no pages. */
  readonly rendered: string | null;
  readonly render_ms: number | null;
  readonly findings: readonly { code: string; severity: 'error' | 'warning' | 'notice'; detail?: string | null }[];
}

export interface ListPages extends PageRequest {
  readonly crawlId: string;
  /** Text that the URL or the title contains; undefined: any. */
  readonly text?: string | undefined;
  /** Undefined: all pages. */
  readonly problem?: PageProblem | undefined;
  /** Undefined: all pages. */
  readonly rendered?: 'yes' | 'no' | 'failed' | undefined;
  readonly sort: PageSort;
}

const columns = [
  'target_id',
  'url',
  'depth',
  'status_code',
  'title',
  'bytes',
  'response_ms',
  'load_ms',
  'links_internal',
  'links_external',
  'links_truncated',
  'broken_links',
  'rendered',
  'render_ms',
] as const;

/** Pages that one request reads at most for a text, a problem, or whether they were rendered. */
const SCAN = 10_000;

/** The column by which pages are ordered, largest first; undefined: by discovery. */
const columnOf = (sort: PageSort) =>
  (({ discovery: undefined, load_time: 'load_ms', size: 'bytes', broken_links: 'broken_links' }) as const)[sort];

const orderColumns = ['target_id', 'bytes', 'load_ms', 'broken_links'] as const;

/** Position of a page in the order. */
export function positionOf(row: Pick<PageRow, (typeof orderColumns)[number]>, sort: PageSort): Position {
  const column = columnOf(sort);
  return { at: Number(column === undefined ? row.target_id : row[column]), id: row.target_id };
}

/** Query for the pages of a crawl in an order, after a position. */
function inOrder(on: Executor, { crawlId, sort, after }: ListPages): Knex.QueryBuilder {
  const column = columnOf(sort);
  if (column === undefined) {
    return on('crawl_pages')
      .where({ crawl_id: crawlId })
      .where('target_id', '>', after?.at ?? 0)
      .orderBy('target_id');
  }
  const index = `crawl_pages__crawl_id__${column}__target_id`;
  const query = on
    .from(throughIndex(on, { table: 'crawl_pages', index }))
    .where({ crawl_id: crawlId })
    .whereNotNull(column)
    .orderBy([
      { column, order: 'desc' },
      { column: 'target_id', order: 'desc' },
    ]);
  if (after === undefined) return query;
  const { at, id } = after;
  return query
    .where(column, '<=', at)
    .where((where) =>
      where.where(column, '<', at).orWhere((same) => same.where(column, at).where('target_id', '<', Number(id))),
    );
}

/** Limits the query to pages up to a position, inclusive. */
function notBeyond(query: Knex.QueryBuilder, sort: PageSort, { at, id }: Position): void {
  const column = columnOf(sort);
  if (column === undefined) query.where('target_id', '<=', at);
  else
    query.where((where) =>
      where.where(column, '>', at).orWhere((same) => same.where(column, at).where('target_id', '>=', Number(id))),
    );
}

/** Restricts the query to pages with a problem. */
function withProblem(on: Executor, query: Knex.QueryBuilder, { crawlId, problem }: ListPages): void {
  const finding = on('crawl_findings as f')
    .where({ 'f.crawl_id': crawlId })
    .where('f.target_id', on.ref('crawl_pages.target_id'))
    .select(on.raw('1'))
    .limit(1);
  query.where((where) => {
    // Neither condition can use an index: the pages are read in the order of the list, without a sort.
    if (problem !== 'findings') where.whereRaw('coalesce(broken_links, 0) > 0');
    if (problem !== 'broken_links') where.orWhereRaw('(?) = 1', [finding]);
  });
}

/** Lists pages, one more than the limit. `scannedTo` is set when there may be more beyond the rows that were read. */
export async function listPageRows(
  on: Executor,
  input: ListPages,
): Promise<{ readonly rows: readonly PageRow[]; readonly scannedTo: Position | undefined }> {
  const { text, problem, rendered, sort, limit } = input;
  const query = inOrder(on, input);
  let end: Position | undefined;
  if (text !== undefined || problem !== undefined || rendered !== undefined) {
    const last = await inOrder(on, input)
      .offset(SCAN - 1)
      .first(...orderColumns);
    end = last && positionOf(last, sort);
    if (end !== undefined) notBeyond(query, sort, end);
  }
  if (text !== undefined) {
    const wanted = text.toLowerCase();
    query.whereRaw('(instr(lower(url), ?) > 0 or instr(lower(title), ?) > 0)', [wanted, wanted]);
  }
  if (rendered === 'failed') query.whereNotIn('rendered', ['yes', 'no']);
  else if (rendered !== undefined) query.where({ rendered });
  if (problem !== undefined) withProblem(on, query, { ...input, problem });
  const found: Omit<PageRow, 'findings'>[] = await query.limit(limit + 1).select(...columns);
  const targets = found.map(({ target_id }) => target_id);
  const findings = targets.length === 0 ? new Map() : await listFindingsByPage(on, input.crawlId, targets);
  const rows = found.map((row) => ({ ...row, findings: findings.get(row.target_id) ?? [] }));
  return { rows, scannedTo: rows.length > limit ? undefined : end };
}
