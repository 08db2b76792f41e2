import type { ApiKeyCreate } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { assertFuture } from '../../../platform/asserts/assert-future.ts';
import { readName } from '../../../platform/asserts/written-text.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { keyLimitOf, toAccount } from '../account.ts';
import { lockAccount } from '../store.ts';
import { auditedValues, auditSubject } from './audited-values.ts';
import { checkDomains, draftKey } from './create-key.ts';
import { findCreator, type NewShownKey } from './find-creators.ts';
import { countLiveKeys, insertKey } from './store.ts';

/** @throws ServiceError `plan_required` */
export function assertKeysInPlan({ account }: Pick<Context, 'account'>): void {
  if (account.plan.agency_features) return;
  throw new ServiceError(
    'plan_required',
    `API keys are part of the agency plan; this account is on ${account.planName}.`,
  );
}

/**
 * Makes an API key of the account. Only the answer holds the key itself.
 * @throws ServiceError `plan_required`, `plan_limit_reached`, `invalid_setting`
 */
export async function createApiKey(ctx: Context, body: ApiKeyCreate): Promise<NewShownKey> {
  assertKeysInPlan(ctx);
  const expiresAt = body.expires_at ? Date.parse(body.expires_at) : null;
  assertFuture(ctx, expiresAt, 'expires_at');
  const input = { accountId: ctx.account.id, name: readName(body.name, 'key'), scopes: body.scopes };
  const draft = draftKey(ctx, { ...input, ...(expiresAt !== null && { expiresAt }) }, ctx.actor.id);
  const row = await transaction(ctx.db, async (trx) => {
    const limit = keyLimitOf(toAccount(ctx, await lockAccount(trx, ctx.account.id)));
    if ((await countLiveKeys(trx, ctx.account.id, ctx.clock.now())) >= limit) {
      throw new ServiceError('plan_limit_reached', `This account has at most ${limit} API keys. Revoke one first.`);
    }
    const domainIds = body.domain_ids ? await checkDomains(trx, ctx.account.id, body.domain_ids) : null;
    const made = { ...draft.row, domain_ids: domainIds };
    await insertKey(trx, made);
    const audited = { subject: auditSubject(made), after: auditedValues(made) };
    await recordAudit(ctx, trx, { action: 'api_key.created', ...audited });
    return made;
  });
  return { key: draft.key, row, creator: await findCreator(ctx.db.knex, row) };
}
