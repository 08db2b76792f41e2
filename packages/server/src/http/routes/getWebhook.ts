import { getWebhook as get, presentWebhook } from '../../webhooks/index.ts';
import { etagOf } from '../etag.ts';
import { ok, route } from '../route.ts';

export const getWebhook = route('getWebhook', async ({ ctx, path }) => {
  const endpoint = await get(ctx, { webhookId: path.webhook_id });
  return ok(presentWebhook(endpoint, ctx.clock.now()), { ETag: etagOf(endpoint.version) });
});
