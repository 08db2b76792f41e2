import { listDeliveries as list, presentDelivery } from '../../outgoing/deliveries/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listDeliveries = route('listDeliveries', async ({ ctx, path, query }) => {
  const input = { webhookId: path.webhook_id, state: query.state, page: pageRequest(query) };
  return ok(presentList(await list(ctx, input), presentDelivery));
});
