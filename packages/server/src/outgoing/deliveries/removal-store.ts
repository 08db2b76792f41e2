import { deleteByIds, type Executor } from '../../platform/storage/index.ts';
import { unclaimed } from '../attempts/index.ts';

/** Deletes deliveries with their attempts. Returns how many deliveries there were. */
export async function deleteDeliveries(on: Executor, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await on('delivery_attempts').whereIn('delivery_id', ids).delete();
  return deleteByIds(on, 'deliveries', ids);
}

/** Cancels the leased deliveries about a domain and ends their leases, so that the attempts in flight write nothing more. */
export async function endDeliveriesOfDomain(trx: Executor, domainId: string, at: number): Promise<void> {
  await trx('deliveries')
    .where({ domain_id: domainId, state: 'pending' })
    .whereNotNull('lease_expires_at')
    .update({ ...unclaimed, state: 'canceled', next_attempt_at: null, finished_at: at });
}

/** Cancels all pending deliveries of an account and ends their leases, so that the attempts in flight write nothing more. */
export async function endDeliveriesOfAccount(trx: Executor, accountId: string, at: number): Promise<void> {
  // Read first, because MariaDB scans every delivery for an update with a subquery.
  const endpoints = await trx('webhook_endpoints').where({ account_id: accountId }).pluck('id');
  await trx('deliveries')
    .whereIn('endpoint_id', endpoints)
    .where({ state: 'pending' })
    .update({ ...unclaimed, state: 'canceled', next_attempt_at: null, finished_at: at });
}

/** Deletes up to `limit` deliveries about a domain, with their attempts. Returns how many there were. */
export async function deleteDeliveriesOfDomain(trx: Executor, domainId: string, limit: number): Promise<number> {
  // Locked, so that no attempt of a delivery is written after the delivery was found here and before it is deleted.
  const ids = await trx('deliveries').where({ domain_id: domainId }).limit(limit).forUpdate().pluck('id');
  return deleteDeliveries(trx, ids);
}

/** Deletes up to `limit` deliveries of an endpoint, with their attempts. Returns how many there were. */
export async function deleteDeliveriesOfEndpoint(trx: Executor, endpointId: string, limit: number): Promise<number> {
  const ids = await trx('deliveries').where({ endpoint_id: endpointId }).limit(limit).forUpdate().pluck('id');
  return deleteDeliveries(trx, ids);
}
