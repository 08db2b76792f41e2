import { describeWebhook, getWebhook as get, presentWebhook } from '../../outgoing/webhooks/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const getWebhook = route('getWebhook', async ({ ctx, path }) => {
  const endpoint = await get(ctx, { webhookId: path.webhook_id });
  return ok(presentWebhook(await describeWebhook(ctx, endpoint)), { ETag: etagOf(endpoint.version) });
});
