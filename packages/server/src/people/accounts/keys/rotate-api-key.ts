import type { Context } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { auditSubject } from './audited-values.ts';
import { changeApiKey } from './change-api-key.ts';
import { assertKeysInPlan } from './create-api-key.ts';
import { draftKey } from './create-key.ts';
import { findCreator, type NewShownKey } from './find-creators.ts';
import { endReplacedKeys, insertKey, type KeyRow, updateKey } from './store.ts';

interface RotateInput {
  readonly keyId: string;
  /** Seconds for which the old key still works. Default: a day. */
  readonly overlapSeconds?: number | undefined;
}

const DAY_SECONDS = 86_400;

function assertLive({ revoked_at, expires_at, replaced_by }: KeyRow, now: number): void {
  if (replaced_by !== null) {
    throw new ServiceError('rotation_in_progress', `The key was rotated already. Rotate the new one, ${replaced_by}.`);
  }
  if (revoked_at === null && (expires_at === null || expires_at > now)) return;
  throw new ServiceError('invalid_setting', 'The key does not work any more. Make another one instead.');
}

/**
 * Makes a new key like this one, which works on for a while. Only the response holds the new key itself.
 * @throws ServiceError `plan_required`, `not_found`, `rotation_in_progress`, `invalid_setting` (a key that does not
 * work any more)
 */
export async function rotateApiKey(
  ctx: Context,
  { keyId, overlapSeconds = DAY_SECONDS }: RotateInput,
): Promise<NewShownKey> {
  assertKeysInPlan(ctx);
  return changeApiKey(ctx, { keyId, version: undefined }, async (trx, old) => {
    const now = ctx.clock.now();
    assertLive(old, now);
    const { account_id: accountId, name, scopes } = old;
    const draft = draftKey(ctx, { accountId, name, scopes }, ctx.actor.id);
    const row = { ...draft.row, domain_ids: old.domain_ids, expires_at: old.expires_at };
    await insertKey(trx, row);
    // However often a key is rotated, only the new one and the one before work at a time.
    await endReplacedKeys(trx, old, now);
    const ends = Math.min(now + overlapSeconds * 1000, old.expires_at ?? Number.POSITIVE_INFINITY);
    await updateKey(trx, old, { expires_at: ends, replaced_by: row.id });
    await recordAudit(ctx, trx, { action: 'api_key.rotated', subject: auditSubject(old) });
    return { key: draft.key, row, creator: await findCreator(trx, row) };
  });
}
