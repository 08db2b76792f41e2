import type { Context } from '../../../context.ts';
import { assertVersion } from '../../../platform/asserts/assert-version.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { notFound } from '../../../platform/errors.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { auditSubject } from '../audited-values.ts';
import { findEndpoint, updateEndpoint } from '../store.ts';
import { viewerOf } from '../viewer.ts';
import { noPreviousSecret } from './rotate-secret.ts';
import { previousSecretSigns } from './signing-secrets.ts';

type Input = { readonly webhookId: string; readonly version: number | undefined };

/**
 * Ends the grace of the previous secret: from the next attempt on only the newest secret signs.
 * @throws ServiceError `not_found` (also when no previous secret signs), `precondition_failed`
 */
export async function endSecretGrace(ctx: Context, { webhookId, version }: Input): Promise<void> {
  await transaction(ctx.db, async (trx) => {
    const endpoint = await findEndpoint(trx, viewerOf(ctx), { id: webhookId, lock: 'update' });
    if (endpoint === undefined) throw notFound('webhook');
    assertVersion(endpoint, version, 'webhook');
    const now = ctx.clock.now();
    if (!previousSecretSigns(endpoint, now)) throw notFound('previous secret');
    await updateEndpoint(trx, endpoint, { ...noPreviousSecret, updated_at: now });
    await recordAudit(ctx, trx, { action: 'webhook.secret_grace_ended', subject: auditSubject(endpoint) });
  });
}
