import { listDeliveries as list } from '../../deliveries/index.ts';
import { pageRequest } from '../../paging.ts';
import { ok, route } from '../route.ts';

export const listDeliveries = route('listDeliveries', async ({ ctx, path, query }) => {
  const input = { webhookId: path.webhook_id, state: query.state, page: pageRequest(query) };
  const { data, nextCursor } = await list(ctx, input);
  return ok({ data: [...data], next_cursor: nextCursor });
});
