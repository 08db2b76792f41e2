import { describeWebhook, presentWebhook, rotateSecret } from '../../outgoing/webhooks/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const rotateWebhookSecret = route('rotateWebhookSecret', async ({ ctx, path, body }) => {
  const { grace_seconds: graceSeconds, force } = body ?? {};
  const { endpoint, secret } = await rotateSecret(ctx, { webhookId: path.webhook_id, graceSeconds, force });
  return ok({ ...presentWebhook(await describeWebhook(ctx, endpoint)), secret }, { ETag: etagOf(endpoint.version) });
});
