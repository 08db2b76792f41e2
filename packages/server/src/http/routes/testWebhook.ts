import { presentDelivery, sendTest } from '../../outgoing/deliveries/index.ts';
import { accepted, route } from '../route.ts';

export const testWebhook = route('testWebhook', async ({ ctx, path }) => {
  const delivery = await sendTest(ctx, { webhookId: path.webhook_id });
  return accepted(presentDelivery(delivery), {
    Location: `/api/v1/webhooks/${path.webhook_id}/deliveries/${delivery.id}`,
  });
});
