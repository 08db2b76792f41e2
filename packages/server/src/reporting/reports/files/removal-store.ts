import { unclaimed } from '../../../outgoing/attempts/index.ts';
import { deleteByIds, type Executor } from '../../../platform/storage/index.ts';

/** Deletes reports with their files. Objects in the bucket are marked for deletion. Returns how many reports there were. */
export async function deleteReports(trx: Executor, ids: readonly string[], at: number): Promise<number> {
  if (ids.length === 0) return 0;
  // Locks the reports, so that no piece is written between the deletion of the pieces and that of the report.
  const rows: { object_key: string | null }[] = await trx('reports')
    .whereIn('id', ids)
    .forUpdate()
    .select('object_key');
  const keys = rows.flatMap(({ object_key: key }) => (key === null ? [] : [key]));
  if (keys.length > 0) await trx('report_objects').whereIn('object_key', keys).update({ delete_at: at });
  await trx('report_chunks').whereIn('report_id', ids).delete();
  return deleteByIds(trx, 'reports', ids);
}

/** Ends pending reports about a domain: servers that hold their leases may write no more. */
export async function endReportsOfDomain(trx: Executor, domainId: string, at: number): Promise<void> {
  await trx('reports')
    .where({ domain_id: domainId, state: 'pending' })
    .update({ ...unclaimed, state: 'failed', next_attempt_at: null, finished_at: at });
}

/** Ends pending reports of an account: servers that hold their leases may write no more. */
export async function endReportsOfAccount(trx: Executor, accountId: string, at: number): Promise<void> {
  await trx('reports')
    .where({ account_id: accountId, state: 'pending' })
    .update({ ...unclaimed, state: 'failed', next_attempt_at: null, finished_at: at });
}

/** Reports that are deleted at once: few, because a report may have many large pieces. */
const AT_ONCE = 5;
/** Rows that a report counts for, whatever the number of its pieces. */
const COST_OF_A_REPORT = 5;

/** Deletes reports of a domain with their files, about `limit` rows. Returns how many; fewer than `limit` means that none is left. */
export async function deleteReportsOfDomain(trx: Executor, domainId: string, limit: number): Promise<number> {
  let cost = 0;
  while (cost < limit) {
    const ids: string[] = await trx('reports').where({ domain_id: domainId }).limit(AT_ONCE).pluck('id');
    if (ids.length === 0) break;
    await deleteReports(trx, ids, 0);
    cost += ids.length * COST_OF_A_REPORT;
  }
  return cost;
}

/** Ids of expired reports. */
export async function listExpiredReports(on: Executor, now: number, limit: number): Promise<string[]> {
  return on('reports').where('expires_at', '<=', now).limit(limit).pluck('id');
}
