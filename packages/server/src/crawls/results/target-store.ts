import type { Verdict } from '@linkvitals/contract';
import type { TlsDetail } from '@linkvitals/outbound';
import type { PageRequest } from '../../paging.ts';
import { type Executor, fromJsonColumn, throughIndex } from '../../storage/index.ts';

export interface TargetRow {
  readonly id: number;
  readonly url: string;
  readonly internal: number;
  /** Whether something links it as a page. */
  readonly navigational: number;
  /** Media type without parameters. */
  readonly content_type: string | null;
  readonly verdict: string | null;
  readonly reason: string | null;
  readonly status_code: number | null;
  readonly detail: string | null;
  readonly tls: TlsDetail | null;
  readonly final_url: string | null;
  readonly redirects: readonly { url: string; status: number; location: string }[];
  readonly warnings: readonly string[];
  /** To the first byte. */
  readonly response_ms: number | null;
  readonly found_on_pages: number | null;
}

/** What is left out selects nothing. */
export interface TargetFilter {
  readonly verdict?: Verdict | undefined;
  readonly reason?: string | undefined;
  readonly statusCode?: number | undefined;
  /** As it stands in URLs: lower case, punycode, without a port. */
  readonly host?: string | undefined;
  /** Of a link to the target. */
  readonly kind?: string | undefined;
  /** Target of a page that links to it. */
  readonly page?: number | undefined;
}

interface ListTargets extends PageRequest {
  readonly crawlId: string;
  readonly filter: TargetFilter;
}

const array = <T>(text: unknown): T[] => fromJsonColumn<T[]>(text as string | null) ?? [];

const targetColumns = [
  'id',
  'url',
  'internal',
  'navigational',
  'content_type',
  'verdict',
  'reason',
  'status_code',
  'detail',
  'tls',
  'final_url',
  'redirects',
  'warnings',
  'response_ms',
  'found_on_pages',
];
const readTarget = (row: Record<string, unknown>): TargetRow =>
  ({
    ...row,
    redirects: array(row.redirects),
    warnings: array(row.warnings),
    tls: fromJsonColumn(row.tls as string | null),
  }) as unknown as TargetRow;

/** Columns by which targets are filtered, those that select fewer first. Each has an index between `crawl_id` and `id`. */
const equalTo = ({ host, reason, statusCode, verdict }: TargetFilter): [column: string, value: string | number][] =>
  Object.entries({ host, reason, status_code: statusCode, verdict }).flatMap(([column, value]) =>
    value === undefined ? [] : [[column, value]],
  );

/** The index that has the targets of a filter together, in order of discovery. */
function indexFor(filter: TargetFilter): string {
  const [column] = equalTo(filter)[0] ?? [];
  // Those of a page are few, and each is looked up by its id.
  return column === undefined || filter.page !== undefined ? 'PRIMARY' : `crawl_targets__crawl_id__${column}__id`;
}

/** Those with a verdict, in order of discovery, one more than the limit. A crawl under way has others, yet to be requested. */
export async function listTargetRows(
  on: Executor,
  { crawlId, filter, after, limit }: ListTargets,
): Promise<TargetRow[]> {
  const { kind, page } = filter;
  const query = on
    .from(throughIndex(on, { table: 'crawl_targets', index: indexFor(filter) }))
    .where({ crawl_id: crawlId, ...Object.fromEntries(equalTo(filter)) })
    .where('id', '>', after?.at ?? 0)
    .whereNotNull('verdict');
  if (page !== undefined) {
    const links = on('crawl_links').where({
      crawl_id: crawlId,
      page_id: page,
      ...(kind === undefined ? {} : { kind }),
    });
    query.whereIn('id', links.select('target_id'));
  } else if (kind !== undefined) {
    // A lookup for each target instead of EXISTS, for which MariaDB would read all links of the crawl first.
    const link = on('crawl_links as l')
      .where({ 'l.crawl_id': crawlId, 'l.kind': kind })
      .where('l.target_id', on.ref('crawl_targets.id'))
      .select(on.raw('1'))
      .limit(1);
    query.whereRaw('(?) = 1', [link]);
  }
  const rows: Record<string, unknown>[] = await query
    .orderBy('id')
    .limit(limit + 1)
    .select(targetColumns);
  return rows.map(readTarget);
}

/** Broken targets that stand on the most pages, in this order. */
export async function listTopBroken(on: Executor, crawlId: string, limit: number): Promise<TargetRow[]> {
  const rows: Record<string, unknown>[] = await on('crawl_targets')
    .where({ crawl_id: crawlId, verdict: 'broken' })
    .orderBy([{ column: 'found_on_pages', order: 'desc' }, { column: 'internal', order: 'desc' }, { column: 'id' }])
    .limit(limit)
    .select(targetColumns);
  return rows.map(readTarget);
}

/** How many targets of a crawl have each verdict. */
export async function countVerdicts(on: Executor, crawlId: string): Promise<ReadonlyMap<string, number>> {
  const rows: Record<string, string | number | null>[] = await on('crawl_targets')
    .where({ crawl_id: crawlId })
    .groupBy('verdict')
    .select('verdict')
    .count({ count: '*' });
  return new Map(rows.map(({ verdict, count }) => [String(verdict ?? 'not_checked'), Number(count)]));
}
