import { unclaimed } from '../../outgoing/attempts/index.ts';
import { deleteByIds, type Executor } from '../../platform/storage/index.ts';

const end = (trx: Executor, of: object, at: number) =>
  trx('issue_rechecks')
    .where({ ...of, state: 'pending' })
    .update({ ...unclaimed, state: 'failed', next_attempt_at: null, finished_at: at });

/** Ends all rechecks of a domain: holders of their leases may write no more. */
export async function endRechecksOfDomain(trx: Executor, domainId: string, at: number): Promise<void> {
  await end(trx, { domain_id: domainId }, at);
}

/** Ends all rechecks of an account. */
export async function endRechecksOfAccount(trx: Executor, accountId: string, at: number): Promise<void> {
  await end(trx, { account_id: accountId }, at);
}

/**
 * Deletes at most `limit` rechecks of a domain and answers their number; when it is less than `limit`, none are left.
 */
export async function deleteRechecksOfDomain(trx: Executor, domainId: string, limit: number): Promise<number> {
  const ids: string[] = await trx('issue_rechecks').where({ domain_id: domainId }).limit(limit).pluck('id');
  return ids.length === 0 ? 0 : deleteByIds(trx, 'issue_rechecks', ids);
}

/** Deletes at most `limit` rechecks that ended before a time, epoch ms. */
export async function deleteRechecksBefore(on: Executor, before: number, limit: number): Promise<number> {
  const ids: string[] = await on('issue_rechecks').where('finished_at', '<', before).limit(limit).pluck('id');
  return ids.length === 0 ? 0 : deleteByIds(on, 'issue_rechecks', ids);
}
