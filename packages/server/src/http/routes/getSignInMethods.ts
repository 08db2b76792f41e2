import { hasAccounts } from '../../people/accounts/index.ts';
import { presentProvider } from '../../people/oidc/index.ts';
import { ok, visitorRoute } from '../route.ts';

export const getSignInMethods = visitorRoute('getSignInMethods', async ({ ctx }) =>
  ok({
    password: !ctx.config.oidcOnly,
    providers: ctx.config.oidcProviders.map(presentProvider),
    password_reset: ctx.config.mail !== undefined && !ctx.config.oidcOnly,
    sign_up: ctx.config.signUp,
    needs_set_up: !(await hasAccounts(ctx.db.knex)),
  }),
);
