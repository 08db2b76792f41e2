import { presentAdminAccount, updateAnyAccount as update } from '../../people/operators/index.ts';
import { etagOf, versionOf } from '../requests/etag.ts';
import { ok, operatorRoute } from '../route.ts';

export const updateAnyAccount = operatorRoute('updateAnyAccount', async ({ ctx, path, body, ifMatch }) => {
  const account = await update(ctx, { accountId: path.account_id, version: versionOf(ifMatch), update: body });
  return ok(presentAdminAccount(account), { ETag: etagOf(account.version) });
});
