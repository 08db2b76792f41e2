import { deleteInBatches, type Executor } from '../../../platform/storage/index.ts';
import { deleteResults } from './removal-store.ts';

/** Ids of crawls that ended before a time and still have working data. */
export async function listUntidyCrawls(on: Executor, before: number, limit: number): Promise<string[]> {
  const rows = await on('crawls')
    .whereIn('state', ['completed', 'failed'])
    // Such crawls also have a token, but this column is in the index of the queue.
    .whereNotNull('lease_expires_at')
    .where('finished_at', '<', before)
    .limit(limit)
    .select('id');
  return rows.map((row: { id: string }) => row.id);
}

/**
 * Deletes pages, links, findings and targets of up to `limit` crawls that ended before a time, for the accounts of one plan. Returns how
 * many crawls there were.
 */
export async function deletePageHistory(
  on: Executor,
  { plan, before, limit, now }: { plan: string; before: number; limit: number; now: number },
): Promise<number> {
  const rows: { id: string }[] = await on('accounts as a')
    .join('crawls as c', 'c.account_id', 'a.id')
    .where('a.plan', plan)
    .where('c.has_results', 1)
    .where('c.finished_at', '<', before)
    .limit(limit)
    .select('c.id');
  for (const { id } of rows) await deletePageResults(on, id, now);
  return rows.length;
}

/** Deletes pages, links, findings and targets of a crawl. */
export async function deletePageResults(on: Executor, id: string, now: number): Promise<void> {
  // First, so that a part of the results is never shown as the whole.
  await on('crawls')
    .where({ id })
    .whereNull('results_expired_at')
    .whereNotNull('started_at')
    .update({ results_expired_at: now });
  await deleteInBatches((rows) => deleteResults(on, id, rows));
  // Last: if the work stops before this, it is done again.
  await on('crawls').where({ id }).update({ has_results: 0 });
}
