import type { Services } from '../context.ts';
import { notFound, ServiceError } from '../errors.ts';
import { formatKey, hashKey, keyRandomLength } from './api-key.ts';
import { isScope, scopes } from './scopes.ts';
import { findAccount, insertKey, type KeyRow } from './store.ts';

export interface CreateKeyInput {
  readonly accountId: string;
  readonly name: string;
  /** Default: all. */
  readonly scopes?: readonly string[];
  /** Default: all domains of the account. */
  readonly domainIds?: readonly string[];
  /** Epoch ms. Default: never. */
  readonly expiresAt?: number;
}

/** Makes an API key. The key itself is in the answer and nowhere else afterwards. */
export async function createKey(
  services: Pick<Services, 'db' | 'ids' | 'clock'>,
  input: CreateKeyInput,
): Promise<{ readonly key: string; readonly row: KeyRow }> {
  const unknown = (input.scopes ?? []).filter((scope) => !isScope(scope));
  if (unknown.length > 0) {
    throw new ServiceError('invalid_setting', `No such scope: ${unknown.join(', ')}. Scopes: ${scopes.join(', ')}.`);
  }
  if ((await findAccount(services.db.knex, input.accountId)) === undefined) throw notFound('account');
  const key = formatKey(services.ids.token(keyRandomLength));
  const row: KeyRow = {
    id: services.ids.uuid(),
    account_id: input.accountId,
    name: input.name,
    secret_hash: hashKey(key),
    last4: key.slice(-4),
    scopes: input.scopes ?? scopes,
    domain_ids: input.domainIds ?? null,
    created_at: services.clock.now(),
    expires_at: input.expiresAt ?? null,
    last_used_at: null,
    revoked_at: null,
  };
  await insertKey(services.db.knex, row);
  return { key, row };
}
