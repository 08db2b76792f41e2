import type { Context } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { auditSubject } from './audited-values.ts';
import { type ChangeKeyInput, changeApiKey } from './change-api-key.ts';
import { updateKey } from './store.ts';

/**
 * Revokes a key, so that nobody can use it any more. A revoked key stays revoked. @throws ServiceError `not_found`,
 * `precondition_failed`
 */
export async function revokeApiKey(ctx: Context, input: ChangeKeyInput): Promise<void> {
  await changeApiKey(ctx, input, async (trx, row) => {
    if (row.revoked_at !== null) return;
    await updateKey(trx, row, { revoked_at: ctx.clock.now() });
    await recordAudit(ctx, trx, { action: 'api_key.revoked', subject: auditSubject(row) });
  });
}
