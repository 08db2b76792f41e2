import { inNobodysHands } from '../attempts/index.ts';
import { deleteByIds, type Executor } from '../storage/index.ts';

/** Ends what waits about a domain, leased or not: holders of leases may write no more. */
export async function endNotificationsOfDomain(trx: Executor, domainId: string, at: number): Promise<void> {
  await trx('notifications')
    .where({ domain_id: domainId, state: 'pending' })
    .update({ ...inNobodysHands, state: 'canceled', next_attempt_at: null, finished_at: at });
}

/** The same of an account. */
export async function endNotificationsOfAccount(trx: Executor, accountId: string, at: number): Promise<void> {
  await trx('notifications')
    .where({ state: 'pending', account_id: accountId })
    .whereIn('lane', ['email', 'chat'])
    .update({ ...inNobodysHands, state: 'canceled', next_attempt_at: null, finished_at: at });
}

/** Deletes up to `limit` notifications about a domain. Answers how many there were. */
export async function deleteNotificationsOfDomain(trx: Executor, domainId: string, limit: number): Promise<number> {
  const ids = await trx('notifications').where({ domain_id: domainId }).limit(limit).pluck('id');
  return deleteByIds(trx, 'notifications', ids);
}
