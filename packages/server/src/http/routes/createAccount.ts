import { createAnyAccount, presentAdminAccount } from '../../people/operators/index.ts';
import { etagOf } from '../requests/etag.ts';
import { created, operatorRoute } from '../route.ts';

export const createAccount = operatorRoute('createAccount', async ({ ctx, body }) => {
  const { account, ownerLink } = await createAnyAccount(ctx, body);
  const headers = { ETag: etagOf(account.version), Location: `/api/v1/admin/accounts/${account.id}` };
  return created({ ...presentAdminAccount(account), owner_link: ownerLink }, headers);
});
