import { presentApiKey, rotateApiKey as rotate } from '../../people/accounts/index.ts';
import { etagOf } from '../requests/etag.ts';
import { created, route } from '../route.ts';

export const rotateApiKey = route('rotateApiKey', async ({ ctx, path, body }) => {
  const { key, row, creator } = await rotate(ctx, { keyId: path.key_id, overlapSeconds: body?.overlap_seconds });
  const headers = { ETag: etagOf(row.version), Location: `/api/v1/api-keys/${row.id}` };
  return created({ ...presentApiKey({ row, creator }), key }, headers);
});
