import { createApiKey as create, presentApiKey } from '../../people/accounts/index.ts';
import { etagOf } from '../requests/etag.ts';
import { created, route } from '../route.ts';

export const createApiKey = route('createApiKey', async ({ ctx, body }) => {
  const { key, row, creator } = await create(ctx, body);
  const headers = { ETag: etagOf(row.version), Location: `/api/v1/api-keys/${row.id}` };
  return created({ ...presentApiKey({ row, creator }), key }, headers);
});
