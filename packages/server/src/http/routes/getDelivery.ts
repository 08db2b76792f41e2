import { getDelivery as get, presentDeliveryWithBody } from '../../outgoing/deliveries/index.ts';
import { ok, route } from '../route.ts';

export const getDelivery = route('getDelivery', async ({ ctx, path }) =>
  ok(presentDeliveryWithBody(await get(ctx, { webhookId: path.webhook_id, deliveryId: path.delivery_id }))),
);
