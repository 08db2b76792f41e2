import type { Executor } from '../storage/index.ts';

/* What goes when an endpoint is deleted, or its account or one of its domains. */

interface Deletion {
  readonly at: number;
  /** Of nothing: what stands in place of the secrets. */
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

/** Leaves of it only what its log needs: whose it was, and to which domains it was subscribed. */
export async function markEndpointDeleted(trx: Executor, id: string, deletion: Deletion): Promise<void> {
  await trx('webhook_endpoints').where({ id }).update(deletedColumns(deletion));
}

/** The same of all endpoints of an account. */
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

/** Up to `limit` endpoints that were deleted before a time. */
export async function listDeletedEndpoints(on: Executor, before: number, limit: number): Promise<string[]> {
  return on('webhook_endpoints').where('deleted_at', '<', before).limit(limit).pluck('id');
}

/** Removes what is left of a deleted endpoint whose deliveries are gone. */
export async function deleteEndpointRow(on: Executor, id: string): Promise<void> {
  await on('webhook_endpoint_domains').where({ endpoint_id: id }).delete();
  await on('webhook_endpoints').where({ id }).whereNotNull('deleted_at').delete();
}

/** No endpoint of the account has chosen a domain any more. */
export async function deleteDomainChoicesOfAccount(trx: Executor, accountId: string): Promise<void> {
  const endpoints = await trx('webhook_endpoints').where({ account_id: accountId }).pluck('id');
  // Of an empty list a database reads the whole table.
  if (endpoints.length > 0) await trx('webhook_endpoint_domains').whereIn('endpoint_id', endpoints).delete();
}

/** No endpoint has chosen this domain any more. */
export async function deleteDomainChoices(trx: Executor, domainId: string): Promise<void> {
  await trx('webhook_endpoint_domains').where({ domain_id: domainId }).delete();
}
