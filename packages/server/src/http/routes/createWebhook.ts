import { createWebhook as create, describeWebhook, presentWebhook } from '../../outgoing/webhooks/index.ts';
import { etagOf } from '../requests/etag.ts';
import { created, route } from '../route.ts';

export const createWebhook = route('createWebhook', async ({ ctx, body }) => {
  const { url, description, events, domain_ids: domainIds } = body;
  const { endpoint, secret } = await create(ctx, { url, description, events, domainIds });
  const headers = { ETag: etagOf(endpoint.version), Location: `/api/v1/webhooks/${endpoint.id}` };
  return created({ ...presentWebhook(await describeWebhook(ctx, endpoint)), secret }, headers);
});
