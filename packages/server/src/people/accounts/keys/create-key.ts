import type { Services } from '../../../context.ts';
import { readName } from '../../../platform/asserts/written-text.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { notFound, ServiceError } from '../../../platform/errors.ts';
import { type Executor, transaction } from '../../../platform/storage/index.ts';
import { operator } from '../context-for.ts';
import { findAccount, lockDomains } from '../store.ts';
import { formatKey, hashKey, keyRandomLength } from './api-key.ts';
import { auditedValues, auditSubject } from './audited-values.ts';
import { isScope, scopes } from './scopes.ts';
import { insertKey, type KeyRow } from './store.ts';

export interface CreateKeyInput {
  readonly accountId: string;
  readonly name: string;
  /** Scopes, one or more. Default: all. */
  readonly scopes?: readonly string[];
  /** Domains of the account, one or more. Default: all, later ones included. */
  readonly domainIds?: readonly string[];
  /** Time of expiry, epoch ms. Default: never. */
  readonly expiresAt?: number;
}

export interface NewKey {
  readonly key: string;
  readonly row: KeyRow;
}

const refuse = (message: string): ServiceError => new ServiceError('invalid_setting', message);

function checkScopes(wanted: readonly string[]): readonly string[] {
  if (wanted.length === 0) throw refuse(`A key needs one scope or more of ${scopes.join(', ')}.`);
  const unknown = wanted.filter((scope) => !isScope(scope));
  if (unknown.length > 0) throw refuse(`No such scope: ${unknown.join(', ')}. Scopes: ${scopes.join(', ')}.`);
  return wanted;
}

/** @throws ServiceError `invalid_setting` */
export async function checkDomains(on: Executor, accountId: string, wanted: readonly string[]): Promise<string[]> {
  const ids = [...new Set(wanted)];
  if (ids.length === 0) throw refuse('A key that is limited to some domains needs the id of one or more.');
  const own = await lockDomains(on, accountId, ids);
  const unknown = ids.filter((id) => !own.has(id));
  if (unknown.length === 0) return ids;
  throw refuse(
    `The account has no such domain: ${unknown.join(', ')}. Give ids as \`GET /api/v1/domains\` shows them.`,
  );
}

/**
 * Makes a new key and its row, which is not written yet. No row holds the key itself.
 * @throws ServiceError `invalid_setting` (scopes)
 */
export function draftKey(
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  { accountId, name, scopes: wanted = scopes, domainIds, expiresAt }: CreateKeyInput,
  createdBy: string | null,
): NewKey {
  const key = formatKey(ids.token(keyRandomLength));
  const row: KeyRow = {
    id: ids.uuid(),
    account_id: accountId,
    name,
    secret_hash: hashKey(key),
    last4: key.slice(-4),
    scopes: checkScopes(wanted),
    domain_ids: domainIds ?? null,
    created_at: clock.now(),
    expires_at: expiresAt ?? null,
    last_used_at: null,
    revoked_at: null,
    created_by: createdBy,
    replaced_by: null,
    version: 1,
  };
  return { key, row };
}

/**
 * Makes an API key, for an operator's command. Only the answer holds the key itself.
 * @throws ServiceError `not_found` (the account), `invalid_setting` (scopes, domains)
 */
export async function createKey(
  services: Pick<Services, 'db' | 'ids' | 'clock'>,
  input: CreateKeyInput,
): Promise<NewKey> {
  const draft = draftKey(services, { ...input, name: readName(input.name, 'key') }, null);
  const { accountId } = input;
  return transaction(services.db, async (trx) => {
    if ((await findAccount(trx, accountId)) === undefined) throw notFound('account');
    const domainIds = input.domainIds && (await checkDomains(trx, accountId, input.domainIds));
    const row = { ...draft.row, domain_ids: domainIds ?? null };
    await insertKey(trx, row);
    const audited = { subject: auditSubject(row), after: auditedValues(row) };
    const acting = { ...services, account: { id: accountId }, actor: operator };
    await recordAudit(acting, trx, { action: 'api_key.created', ...audited });
    return { key: draft.key, row };
  });
}
