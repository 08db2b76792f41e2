import { presentAccountWithPlans } from '../../people/accounts/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const getAccount = route('getAccount', async ({ ctx }) =>
  ok(presentAccountWithPlans(ctx), { ETag: etagOf(ctx.account.version) }),
);
