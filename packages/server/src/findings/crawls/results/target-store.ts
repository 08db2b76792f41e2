import type { TlsDetail } from '@linkvitals/outbound';
import { type Executor, fromJsonColumn, throughIndex } from '../../../platform/storage/index.ts';

export interface TargetRow {
  readonly id: number;
  readonly url: string;
  readonly url_hash: string;
  readonly internal: number;
  /** 1 when a link leads to it as a page. */
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
  readonly method: string | null;
  /** Time of the verdict, epoch ms. */
  readonly looked_at: number | null;
  /** Time to the first byte, ms. */
  readonly response_ms: number | null;
  readonly found_on_pages: number | null;
  /** The HTML in which its links are; null until its crawl has ended, and in crawls that render no pages. */
  readonly seen: 'raw' | 'rendered' | 'both' | null;
  /** 1 when every issue of its URL was ignored at the end of the crawl. */
  readonly ignored: number;
}

const array = <T>(text: unknown): T[] => fromJsonColumn<T[]>(text as string | null) ?? [];

export const targetColumns = [
  'id',
  'url',
  'url_hash',
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
  'method',
  'looked_at',
  'response_ms',
  'found_on_pages',
  'seen',
  'ignored',
];
export const readTarget = (row: Record<string, unknown>): TargetRow =>
  ({
    ...row,
    redirects: array(row.redirects),
    warnings: array(row.warnings),
    tls: fromJsonColumn(row.tls as string | null),
    looked_at: row.looked_at === null ? null : Number(row.looked_at),
  }) as unknown as TargetRow;

/** Broken targets that are on the largest number of pages, in this order. */
export async function listTopBroken(on: Executor, crawlId: string, limit: number): Promise<TargetRow[]> {
  const rows: Record<string, unknown>[] = await on('crawl_targets')
    .where({ crawl_id: crawlId, verdict: 'broken' })
    .orderBy([{ column: 'found_on_pages', order: 'desc' }, { column: 'internal', order: 'desc' }, { column: 'id' }])
    .limit(limit)
    .select(targetColumns);
  return rows.map(readTarget);
}

/** Counts the targets of a crawl by reason, the most frequent first. */
export async function countReasons(
  on: Executor,
  crawlId: string,
): Promise<readonly { readonly reason: string; readonly count: number }[]> {
  const rows: { readonly reason: string; readonly count: number | string }[] = await on
    .from(throughIndex(on, { table: 'crawl_targets', index: 'crawl_targets__crawl_id__reason__id', onSqlite: true }))
    .where({ crawl_id: crawlId })
    .whereNotNull('reason')
    .groupBy('reason')
    .select('reason')
    .count({ count: '*' });
  return rows
    .map(({ reason, count }) => ({ reason, count: Number(count) }))
    .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
}

/** Counts the targets of a crawl by verdict. Targets without a verdict, which wait for their request, are left out. */
export async function countVerdicts(on: Executor, crawlId: string): Promise<ReadonlyMap<string, number>> {
  const rows: { readonly verdict: string; readonly count: number | string }[] = await on('crawl_targets')
    .where({ crawl_id: crawlId })
    .whereNotNull('verdict')
    .groupBy('verdict')
    .select('verdict')
    .count({ count: '*' });
  return new Map(rows.map(({ verdict, count }) => [verdict, Number(count)]));
}
