import type { Executor } from '../../../platform/storage/index.ts';
import type { CrawlRow } from '../crawl-row.ts';

/** A completed crawl with which the score of a later one is compared. */
export interface PreviousCrawl {
  readonly id: string;
  /** Epoch ms. */
  readonly finished_at: number;
  readonly score: number | null;
  readonly score_version: number | null;
}

interface Wanted {
  readonly accountId: string;
  readonly domainId: string;
  /** The later crawl. */
  readonly crawl: { readonly id: string; readonly created_at: number };
  /** Undefined: the crawl right before; otherwise the last one that ended before this time, epoch ms. */
  readonly endedBefore?: number | undefined;
}

const NEWEST_FIRST = [
  { column: 'created_at', order: 'desc' },
  { column: 'id', order: 'desc' },
];

/** Selects crawls queued before another one. Of two queued in the same millisecond, the one with the greater id came later. */
const queuedBefore = (on: Executor, { id, created_at }: Pick<CrawlRow, 'id' | 'created_at'>) =>
  on('crawls')
    .where('created_at', '<=', created_at)
    .where((row) => row.where('created_at', '<', created_at).orWhere('id', '<', id));

/** The completed crawl before another one of its domain; undefined: there is none. */
export async function findPreviousCrawl(
  on: Executor,
  { accountId, domainId, crawl, endedBefore }: Wanted,
): Promise<PreviousCrawl | undefined> {
  const query = queuedBefore(on, crawl).where({ account_id: accountId, domain_id: domainId, state: 'completed' });
  if (endedBefore !== undefined) query.where('finished_at', '<', endedBefore);
  const row = await query.orderBy(NEWEST_FIRST).first('id', 'finished_at', 'score', 'score_version');
  return row && { ...row, finished_at: Number(row.finished_at) };
}

/**
 * End of the first crawl that failed since the last completed one before the given crawl of its domain, epoch ms. Crawls that a person
 * canceled count for nothing. Undefined: none failed.
 */
export async function findFailingSince(
  on: Executor,
  { id, domain_id, created_at }: Pick<CrawlRow, 'id' | 'domain_id' | 'created_at'>,
): Promise<number | undefined> {
  // Crawls that a wrong clock dated ahead count for nothing.
  const earlier = (state: CrawlRow['state']) => queuedBefore(on, { id, created_at }).where({ domain_id, state });
  const completed: { id: string; created_at: number } | undefined = await earlier('completed')
    .orderBy(NEWEST_FIRST)
    .first('id', 'created_at');
  const { id: last = '', created_at: at = 0 } = completed ?? {};
  const row: { finished_at: number } | undefined = await earlier('failed')
    .whereNot({ error_code: 'CANCELED' })
    .where('created_at', '>=', at)
    .where((later) => later.where('created_at', '>', at).orWhere('id', '>', last))
    .orderBy(['created_at', 'id'])
    .first('finished_at');
  return row && Number(row.finished_at);
}
