import { presentAccount } from '../../accounts/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const getAccount = route('getAccount', async ({ ctx: { account } }) =>
  ok(presentAccount(account), { ETag: etagOf(account.version) }),
);
