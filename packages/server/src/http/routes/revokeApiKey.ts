import { revokeApiKey as revoke } from '../../people/accounts/index.ts';
import { versionOf } from '../requests/etag.ts';
import { noContent, route } from '../route.ts';

export const revokeApiKey = route('revokeApiKey', async ({ ctx, path, ifMatch }) => {
  await revoke(ctx, { keyId: path.key_id, version: versionOf(ifMatch) });
  return noContent();
});
