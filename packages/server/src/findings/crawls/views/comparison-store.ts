import type { TargetChange } from '@linkvitals/contract';
import type { PageRequest } from '../../../platform/paging.ts';
import { type Executor, throughIndex } from '../../../platform/storage/index.ts';

/** A target that is broken in one of two crawls, and its verdict in the other. */
export interface ComparedRow {
  /** Number of the target in the crawl that is read. */
  readonly id: number;
  readonly url: string;
  readonly internal: number;
  readonly verdict: string;
  readonly reason: string | null;
  readonly status_code: number | null;
  readonly found_on_pages: number | null;
  /** Null: the other crawl had no such target. */
  readonly other_id: number | null;
  readonly other_verdict: string | null;
  readonly other_reason: string | null;
  readonly other_status_code: number | null;
  readonly other_found_on_pages: number | null;
}

interface Comparison extends PageRequest {
  /** The crawl whose broken targets are read. */
  readonly walked: string;
  readonly other: string;
  readonly change: TargetChange;
}

/** Broken targets that one request reads at most. */
const SCAN = 10_000;
const SEEN = ['verdict', 'reason', 'status_code', 'found_on_pages'];

/**
 * Lists compared targets in order of discovery, one more than the limit. `scannedTo` is set when there may be more beyond the rows that
 * were read.
 */
export async function listCompared(
  on: Executor,
  { walked, other, change, after, limit }: Comparison,
): Promise<{ readonly rows: readonly ComparedRow[]; readonly scannedTo: number | undefined }> {
  const broken = () =>
    on
      .from(throughIndex(on, { table: 'crawl_targets', index: 'crawl_targets__crawl_id__verdict__id', as: 't' }))
      .where({ 't.crawl_id': walked, 't.verdict': 'broken' })
      .where('t.id', '>', after?.at ?? 0)
      .orderBy('t.id');
  const last = await broken()
    .offset(SCAN - 1)
    .first('t.id');
  const query = broken().leftJoin('crawl_targets as o', (join) =>
    join.on('o.url_hash', 't.url_hash').andOnVal('o.crawl_id', other),
  );
  if (last !== undefined) query.where('t.id', '<=', last.id);
  if (change === 'still') query.where('o.verdict', 'broken');
  else query.where((either) => either.whereNull('o.verdict').orWhereNot('o.verdict', 'broken'));
  const rows: ComparedRow[] = await query
    .limit(limit + 1)
    .select('t.id', 't.url', 't.internal', 'o.id as other_id')
    .select(SEEN.flatMap((column) => [`t.${column}`, `o.${column} as other_${column}`]));
  return { rows, scannedTo: rows.length > limit ? undefined : last && Number(last.id) };
}
