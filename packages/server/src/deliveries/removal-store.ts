import { inNobodysHands } from '../attempts/index.ts';
import { deleteByIds, type Executor } from '../storage/index.ts';

/** Deletes deliveries with their attempts. Answers how many deliveries there were. */
export async function deleteDeliveries(on: Executor, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await on('delivery_attempts').whereIn('delivery_id', ids).delete();
  return deleteByIds(on, 'deliveries', ids);
}

/** Ends the leases of deliveries about a domain: their holders may write no more. */
export async function endDeliveriesOfDomain(trx: Executor, domainId: string, at: number): Promise<void> {
  await trx('deliveries')
    .where({ domain_id: domainId, state: 'pending' })
    .whereNotNull('lease_expires_at')
    .update({ ...inNobodysHands, state: 'canceled', next_attempt_at: null, finished_at: at });
}

/** Ends all that waits or is under way for the endpoints of an account: holders of leases may write no more. */
export async function endDeliveriesOfAccount(trx: Executor, accountId: string, at: number): Promise<void> {
  // Read first: MariaDB goes through every delivery to update by a subquery.
  const endpoints = await trx('webhook_endpoints').where({ account_id: accountId }).pluck('id');
  await trx('deliveries')
    .whereIn('endpoint_id', endpoints)
    .where({ state: 'pending' })
    .update({ ...inNobodysHands, state: 'canceled', next_attempt_at: null, finished_at: at });
}

/** Deletes up to `limit` deliveries about a domain, with their attempts. Answers how many there were. */
export async function deleteDeliveriesOfDomain(trx: Executor, domainId: string, limit: number): Promise<number> {
  // Locked: no attempt is written between its delivery being found and being deleted.
  const ids = await trx('deliveries').where({ domain_id: domainId }).limit(limit).forUpdate().pluck('id');
  return deleteDeliveries(trx, ids);
}

/** The same of an endpoint. */
export async function deleteDeliveriesOfEndpoint(trx: Executor, endpointId: string, limit: number): Promise<number> {
  const ids = await trx('deliveries').where({ endpoint_id: endpointId }).limit(limit).forUpdate().pluck('id');
  return deleteDeliveries(trx, ids);
}
