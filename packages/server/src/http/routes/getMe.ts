import { presentUser } from '../../people/users/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, personRoute } from '../route.ts';

export const getMe = personRoute('getMe', async ({ ctx }) =>
  ok(presentUser(ctx.user), { ETag: etagOf(ctx.user.version) }),
);
