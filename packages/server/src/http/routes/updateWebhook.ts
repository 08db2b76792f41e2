import { endDeliveries } from '../../outgoing/deliveries/index.ts';
import { describeWebhook, presentWebhook, updateWebhook as update } from '../../outgoing/webhooks/index.ts';
import { etagOf, versionOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const updateWebhook = route('updateWebhook', async ({ ctx, path, body, ifMatch }) => {
  const endpoint = await update(ctx, {
    webhookId: path.webhook_id,
    change: body,
    version: versionOf(ifMatch),
    onDisabled: (trx, { id, at }) => endDeliveries(ctx, trx, { endpointId: id, state: 'skipped', at }),
  });
  return ok(presentWebhook(await describeWebhook(ctx, endpoint)), { ETag: etagOf(endpoint.version) });
});
