import type { Services } from '../context.ts';
import { notFound, ServiceError } from '../errors.ts';
import { formatKey, hashKey, keyRandomLength } from './api-key.ts';
import { isScope, scopes } from './scopes.ts';
import { findAccount, insertKey, type KeyRow, lockDomains } from './store.ts';

export interface CreateKeyInput {
  readonly accountId: string;
  readonly name: string;
  /** One or more. Default: all. */
  readonly scopes?: readonly string[];
  /** Domains of the account, one or more. Default: all, later ones too. */
  readonly domainIds?: readonly string[];
  /** Epoch ms. Default: never. */
  readonly expiresAt?: number;
}

const refuse = (message: string): ServiceError => new ServiceError('invalid_setting', message);

function checkScopes(wanted: readonly string[]): readonly string[] {
  if (wanted.length === 0) throw refuse(`A key needs one scope or more of ${scopes.join(', ')}.`);
  const unknown = wanted.filter((scope) => !isScope(scope));
  if (unknown.length > 0) throw refuse(`No such scope: ${unknown.join(', ')}. Scopes: ${scopes.join(', ')}.`);
  return wanted;
}

async function checkDomains(db: Services['db'], accountId: string, wanted: readonly string[]): Promise<string[]> {
  const ids = [...new Set(wanted)];
  if (ids.length === 0) throw refuse('A key that is limited to some domains needs the id of one or more.');
  const own = await lockDomains(db.knex, accountId, ids);
  const unknown = ids.filter((id) => !own.has(id));
  if (unknown.length === 0) return ids;
  throw refuse(
    `The account has no such domain: ${unknown.join(', ')}. Give ids as \`GET /api/v1/domains\` shows them.`,
  );
}

/**
 * Makes an API key. The key itself is in the answer and nowhere else afterwards.
 * @throws ServiceError `not_found` (the account), `invalid_setting` (scopes, domains)
 */
export async function createKey(
  services: Pick<Services, 'db' | 'ids' | 'clock'>,
  input: CreateKeyInput,
): Promise<{ readonly key: string; readonly row: KeyRow }> {
  const allowed = checkScopes(input.scopes ?? scopes);
  if ((await findAccount(services.db.knex, input.accountId)) === undefined) throw notFound('account');
  const domainIds = input.domainIds && (await checkDomains(services.db, input.accountId, input.domainIds));
  const key = formatKey(services.ids.token(keyRandomLength));
  const row: KeyRow = {
    id: services.ids.uuid(),
    account_id: input.accountId,
    name: input.name,
    secret_hash: hashKey(key),
    last4: key.slice(-4),
    scopes: allowed,
    domain_ids: domainIds ?? null,
    created_at: services.clock.now(),
    expires_at: input.expiresAt ?? null,
    last_used_at: null,
    revoked_at: null,
  };
  await insertKey(services.db.knex, row);
  return { key, row };
}
