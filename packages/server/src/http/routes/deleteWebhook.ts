import { endDeliveries } from '../../outgoing/deliveries/index.ts';
import { deleteWebhook as remove } from '../../outgoing/webhooks/index.ts';
import { versionOf } from '../requests/etag.ts';
import { noContent, route } from '../route.ts';

export const deleteWebhook = route('deleteWebhook', async ({ ctx, path, ifMatch }) => {
  await remove(ctx, {
    webhookId: path.webhook_id,
    version: versionOf(ifMatch),
    onDeleted: (trx, { id, at }) => endDeliveries(ctx, trx, { endpointId: id, state: 'canceled', at }),
  });
  return noContent();
});
