import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { transaction } from '../storage/index.ts';
import { findEndpoint, removeEndpoint } from './store.ts';
import { assertVersion } from './update-webhook.ts';
import { viewerOf } from './viewer.ts';

type Input = { readonly webhookId: string; readonly version: number | undefined };

/**
 * Deletes an endpoint with its deliveries and their log; what was waiting is not sent.
 * @throws ServiceError `not_found`, `precondition_failed`
 */
export async function deleteWebhook(ctx: Context, { webhookId, version }: Input): Promise<void> {
  await transaction(ctx.db, async (trx) => {
    const endpoint = await findEndpoint(trx, viewerOf(ctx), { id: webhookId, lock: 'update' });
    if (endpoint === undefined) throw notFound('webhook');
    assertVersion(endpoint, version);
    await removeEndpoint(trx, webhookId);
  });
}
