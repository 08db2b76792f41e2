import type { TargetLocation, Verdict } from '@linkvitals/contract';
import type { Knex } from 'knex';
import type { PageRequest } from '../../../platform/paging.ts';
import { type Executor, throughIndex } from '../../../platform/storage/index.ts';
import { readTarget, type TargetRow, targetColumns } from './target-store.ts';

/** Conditions for targets. Undefined conditions do not restrict the list. */
export interface TargetFilter {
  readonly verdict?: Verdict | undefined;
  readonly reason?: string | undefined;
  readonly statusCode?: number | undefined;
  /** Host in the form of URLs: lower case, punycode, without a port. */
  readonly host?: string | undefined;
  /** Kind of a link to the target. */
  readonly kind?: string | undefined;
  /** Number of the target in the crawl. */
  readonly id?: number | undefined;
  /** Number of a page that links to it. */
  readonly page?: number | undefined;
  /** The HTML in which its links are. */
  readonly seen?: 'raw' | 'rendered' | 'both' | undefined;
  readonly location?: TargetLocation | undefined;
  /** Text that the URL contains. */
  readonly text?: string | undefined;
}

interface ListTargets extends PageRequest {
  readonly crawlId: string;
  readonly filter: TargetFilter;
}

/** Targets that one request reads at most for conditions that no index covers. */
const SCAN = 10_000;

/** Columns by which targets are filtered, with those first that select fewer rows. Each has an index between `crawl_id` and `id`. */
const equalTo = ({ host, reason, statusCode, verdict }: TargetFilter): [column: string, value: string | number][] =>
  Object.entries({ host, reason, status_code: statusCode, verdict }).flatMap(([column, value]) =>
    value === undefined ? [] : [[column, value]],
  );

/** The index that has the targets of a filter together, in order of discovery. */
function indexFor(filter: TargetFilter): string {
  const [column] = equalTo(filter)[0] ?? [];
  // The targets of a page are few, and each is looked up by its id.
  const isById = filter.page !== undefined || filter.id !== undefined;
  return column === undefined || isById ? 'PRIMARY' : `crawl_targets__crawl_id__${column}__id`;
}

/** Restricts the query to targets with a link of this kind, or on this page. */
function heldBy(on: Executor, query: Knex.QueryBuilder, { crawlId, filter: { kind, page } }: ListTargets): void {
  if (page !== undefined) {
    const links = on('crawl_links').where({
      crawl_id: crawlId,
      page_id: page,
      ...(kind === undefined ? {} : { kind }),
    });
    query.whereIn('id', links.select('target_id'));
  } else if (kind !== undefined) {
    // Looks up each target instead of using EXISTS, for which MariaDB would read all links of the crawl first.
    const link = on('crawl_links as l')
      .where({ 'l.crawl_id': crawlId, 'l.kind': kind })
      .where('l.target_id', on.ref('crawl_targets.id'))
      .select(on.raw('1'))
      .limit(1);
    query.whereRaw('(?) = 1', [link]);
  }
}

/** The last target that one request may read; undefined when the list ends before. */
async function findScanEnd(scan: Knex.QueryBuilder): Promise<number | undefined> {
  const last = await scan
    .orderBy('id')
    .offset(SCAN - 1)
    .first('id');
  return last && Number(last.id);
}

/**
 * Lists targets with a verdict, in order of discovery, one more than the limit. A running crawl has others, which wait for their request.
 * `scannedTo` is set when there may be more beyond the rows that were read.
 */
export async function listTargetRows(
  on: Executor,
  input: ListTargets,
): Promise<{ readonly rows: readonly TargetRow[]; readonly scannedTo: number | undefined }> {
  const { crawlId, filter, after, limit } = input;
  const scan = () =>
    on
      .from(throughIndex(on, { table: 'crawl_targets', index: indexFor(filter) }))
      .where({ crawl_id: crawlId, ...Object.fromEntries(equalTo(filter)) })
      .where('id', '>', after?.at ?? 0)
      .whereNotNull('verdict');
  const { id, location, seen, text } = filter;
  const query = scan();
  heldBy(on, query, input);
  if (id !== undefined) query.where({ id });
  const isScan = location !== undefined || seen !== undefined || text !== undefined;
  const end = !isScan ? undefined : await findScanEnd(scan());
  if (end !== undefined) query.where('id', '<=', end);
  if (location !== undefined) query.where('internal', location === 'internal' ? 1 : 0);
  if (seen !== undefined) query.where({ seen });
  if (text !== undefined) query.whereRaw('instr(lower(url), ?) > 0', [text.toLowerCase()]);
  const rows: Record<string, unknown>[] = await query
    .orderBy('id')
    .limit(limit + 1)
    .select(targetColumns);
  return { rows: rows.map(readTarget), scannedTo: rows.length > limit ? undefined : end };
}
