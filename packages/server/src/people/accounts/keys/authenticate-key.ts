import type { Caller, Context, Services } from '../../../context.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { NOTE_EVERY_MS, noteUse } from '../../../platform/note-use.ts';
import { toAccount } from '../account.ts';
import { assertActive } from '../assert-active.ts';
import { hashKey, isWellFormedKey } from './api-key.ts';
import { findKeyByHash, updateKeyUse } from './store.ts';

const refuse = (): ServiceError =>
  new ServiceError(
    'unauthorized',
    'Sign in, or send a valid API key: `Authorization: Bearer lv_...`. Owners and administrators of an account create keys.',
  );
const refuseKey = (): ServiceError =>
  new ServiceError(
    'unauthorized',
    'This API key is unknown, revoked or expired. Owners and administrators of an account create keys.',
  );

/**
 * Finds the key and its account, and makes their context.
 * @throws ServiceError `unauthorized` (the same for an unknown, expired and revoked key), `plan_required`,
 * `account_suspended`
 */
export async function authenticateKey(
  services: Services,
  key: string | undefined,
  { address }: Pick<Caller, 'address'>,
): Promise<Context> {
  if (key === undefined) throw refuse();
  if (!isWellFormedKey(key)) throw refuseKey();
  const now = services.clock.now();
  const found = await findKeyByHash(services.db.knex, hashKey(key));
  if (found === undefined) throw refuseKey();
  const { key: row } = found;
  if (row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= now)) throw refuseKey();
  const account = toAccount(services, found.account);
  assertActive(account);
  if (!account.plan.agency_features) {
    throw new ServiceError(
      'plan_required',
      `API keys work on the agency plan; this account is on ${account.planName}.`,
    );
  }
  if (row.last_used_at === null || row.last_used_at < now - NOTE_EVERY_MS) {
    await noteUse(services, 'a key', () => updateKeyUse(services.db.knex, row.id, now));
  }
  const domains = { domainIds: row.domain_ids, allowedDomainIds: row.domain_ids };
  const who = { kind: 'api-key', id: row.id, name: row.name, address } as const;
  const actor = { ...who, scopes: row.scopes, ...domains };
  return { ...services, account, actor };
}
