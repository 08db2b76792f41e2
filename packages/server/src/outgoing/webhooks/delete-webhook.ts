import type { Context } from '../../context.ts';
import { assertVersion } from '../../platform/asserts/assert-version.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { notFound } from '../../platform/errors.ts';
import { deleteAnswers } from '../../platform/idempotency/index.ts';
import { type Executor, transaction } from '../../platform/storage/index.ts';
import { auditSubject } from './audited-values.ts';
import { markEndpointDeleted } from './removal-store.ts';
import { findEndpoint } from './store.ts';
import { viewerOf } from './viewer.ts';

interface DeleteWebhookInput {
  readonly webhookId: string;
  /** Version that the endpoint must still have; undefined: any. */
  readonly version: number | undefined;
  /** Ends the waiting deliveries of the endpoint, in the transaction that deletes it. */
  readonly onDeleted: (trx: Executor, endpoint: { readonly id: string; readonly at: number }) => Promise<unknown>;
}

/**
 * Deletes an endpoint: waiting deliveries are not sent, and its secrets and stored answers are deleted at once. Its
 * deliveries stay in the log as long as those of other endpoints.
 * @throws ServiceError `not_found`, `precondition_failed`
 */
export async function deleteWebhook(
  ctx: Context,
  { webhookId, version, onDeleted }: DeleteWebhookInput,
): Promise<void> {
  const at = ctx.clock.now();
  await transaction(ctx.db, async (trx) => {
    const endpoint = await findEndpoint(trx, viewerOf(ctx), { id: webhookId, lock: 'update' });
    if (endpoint === undefined) throw notFound('webhook');
    assertVersion(endpoint, version, 'webhook');
    await markEndpointDeleted(trx, webhookId, { at, secret: ctx.secrets.seal('') });
    await deleteAnswers(trx, { accountId: endpoint.account_id, subjectId: webhookId });
    await recordAudit(ctx, trx, { action: 'webhook.deleted', subject: auditSubject(endpoint) });
    await onDeleted(trx, { id: webhookId, at });
  });
}
