import { hasAccounts } from '../../accounts/index.ts';
import { ok, visitorRoute } from '../route.ts';

export const getSignInMethods = visitorRoute('getSignInMethods', async ({ ctx }) =>
  ok({ password: true, sign_up: 'off', needs_set_up: !(await hasAccounts(ctx.db.knex)) }),
);
