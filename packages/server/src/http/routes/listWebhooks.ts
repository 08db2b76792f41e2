import { listWebhooks as list, presentWebhook } from '../../outgoing/webhooks/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listWebhooks = route('listWebhooks', async ({ ctx, query }) => {
  return ok(presentList(await list(ctx, pageRequest(query)), presentWebhook));
});
