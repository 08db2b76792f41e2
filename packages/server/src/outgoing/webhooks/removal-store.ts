import type { Executor } from '../../platform/storage/index.ts';

/*  Deletes rows of endpoints, when an endpoint, its account or one of its domains is deleted. */

interface Deletion {
  readonly at: number;
  /** Sealed empty text that replaces the secrets */
  readonly secret: { readonly ciphertext: string; readonly keyId: string };
}

const deletedColumns = ({ at, secret }: Deletion) => ({
  deleted_at: at,
  updated_at: at,
  state: 'disabled',
  disabled_reason: 'manual',
  url: '',
  description: null,
  secret_ciphertext: secret.ciphertext,
  secret_key_id: secret.keyId,
  secret_hint: '',
  previous_secret_ciphertext: null,
  previous_secret_key_id: null,
  previous_secret_expires_at: null,
  failing_since: null,
  exhausted_count: 0,
});

/**
 * Empties the row of a deleted endpoint except for columns that its log needs: its account, and the domains that it was
 * subscribed to.
 */
export async function markEndpointDeleted(trx: Executor, id: string, deletion: Deletion): Promise<void> {
  await trx('webhook_endpoints').where({ id }).update(deletedColumns(deletion));
}

/** Empties the rows of all endpoints of an account. */
export async function markEndpointsOfAccountDeleted(
  trx: Executor,
  accountId: string,
  deletion: Deletion,
): Promise<void> {
  await trx('webhook_endpoints')
    .where({ account_id: accountId })
    .whereNull('deleted_at')
    .update(deletedColumns(deletion));
}

/** Lists up to `limit` endpoints that were deleted before a time. */
export async function listDeletedEndpoints(on: Executor, before: number, limit: number): Promise<string[]> {
  return on('webhook_endpoints').where('deleted_at', '<', before).limit(limit).pluck('id');
}

/** Removes the rest of a deleted endpoint whose deliveries are removed. */
export async function deleteEndpointRow(on: Executor, id: string): Promise<void> {
  await on('webhook_endpoint_domains').where({ endpoint_id: id }).delete();
  await on('webhook_endpoints').where({ id }).whereNotNull('deleted_at').delete();
}

/** Removes all choices of domains of an account's endpoints. */
export async function deleteDomainChoicesOfAccount(trx: Executor, accountId: string): Promise<void> {
  const endpoints = await trx('webhook_endpoints').where({ account_id: accountId }).pluck('id');
  // With an empty list a database would read the whole table.
  if (endpoints.length > 0) await trx('webhook_endpoint_domains').whereIn('endpoint_id', endpoints).delete();
}

/** Removes this domain from the choices of all endpoints. */
export async function deleteDomainChoices(trx: Executor, domainId: string): Promise<void> {
  await trx('webhook_endpoint_domains').where({ domain_id: domainId }).delete();
}
