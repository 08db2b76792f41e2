import { getDelivery as get } from '../../deliveries/index.ts';
import { ok, route } from '../route.ts';

export const getDelivery = route('getDelivery', async ({ ctx, path }) =>
  ok(await get(ctx, { webhookId: path.webhook_id, deliveryId: path.delivery_id })),
);
