import { hasAccounts } from '../../accounts/index.ts';
import { ok, visitorRoute } from '../route.ts';

export const getSignInMethods = visitorRoute('getSignInMethods', async ({ ctx }) =>
  ok({
    password: true,
    password_reset: ctx.config.mail !== undefined,
    sign_up: ctx.config.signUp,
    needs_set_up: !(await hasAccounts(ctx.db.knex)),
  }),
);
