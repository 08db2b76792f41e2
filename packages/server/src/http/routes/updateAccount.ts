import { presentAccount, renameAccount } from '../../people/accounts/index.ts';
import { etagOf, versionOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const updateAccount = route('updateAccount', async ({ ctx, body, ifMatch }) => {
  const account = await renameAccount(ctx, { name: body.name, version: versionOf(ifMatch) });
  return ok(presentAccount(account), { ETag: etagOf(account.version) });
});
