import { presentApiKey, renameApiKey } from '../../people/accounts/index.ts';
import { etagOf, versionOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const updateApiKey = route('updateApiKey', async ({ ctx, path, body, ifMatch }) => {
  const key = await renameApiKey(ctx, { keyId: path.key_id, name: body.name, version: versionOf(ifMatch) });
  return ok(presentApiKey(key), { ETag: etagOf(key.row.version) });
});
