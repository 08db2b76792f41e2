import { getAnyAccount as get, presentAdminAccount } from '../../people/operators/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, operatorRoute } from '../route.ts';

export const getAnyAccount = operatorRoute('getAnyAccount', async ({ ctx, path }) => {
  const account = await get(ctx, path.account_id);
  return ok(presentAdminAccount(account), { ETag: etagOf(account.version) });
});
