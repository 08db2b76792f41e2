import { getApiKey as get, presentApiKey } from '../../people/accounts/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const getApiKey = route('getApiKey', async ({ ctx, path }) => {
  const key = await get(ctx, path.key_id);
  return ok(presentApiKey(key), { ETag: etagOf(key.row.version) });
});
