import { type Executor, toJsonColumn } from '../../../platform/storage/index.ts';
import type { IssueRow } from '../issue-row.ts';

/** Columns of an issue that a look at its URL changes. */
export type LookChange = Partial<
  Pick<
    IssueRow,
    | 'state'
    | 'reason'
    | 'status_code'
    | 'detail'
    | 'evidence'
    | 'opened_at'
    | 'opened_crawl_id'
    | 'reopened_count'
    | 'last_seen_at'
    | 'last_checked_at'
    | 'rechecked_at'
    | 'fixed_at'
    | 'fixed_because'
  >
>;

export async function updateLookedAt(
  on: Executor,
  { id, version }: Pick<IssueRow, 'id' | 'version'>,
  { evidence, ...change }: LookChange,
): Promise<void> {
  const stored = evidence === undefined ? {} : { evidence: toJsonColumn(evidence) };
  await on('issues')
    .where({ id })
    .update({ ...change, ...stored, version: version + 1 });
}

/** Time at which a crawl looked at one of these URLs last, by their hashes. Undefined: it did not look, or the time is not known. */
export async function findLookedAt(
  on: Executor,
  crawlId: string,
  hashes: readonly string[],
): Promise<number | undefined> {
  const row = await on('crawl_targets')
    .where({ crawl_id: crawlId })
    .whereIn('url_hash', [...hashes])
    .max({ at: 'looked_at' })
    .first();
  return row?.at ?? undefined;
}
