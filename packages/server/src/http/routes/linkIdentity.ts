import { linkIdentity as link } from '../../people/oidc/index.ts';
import { setPending } from '../requests/provider-cookie.ts';
import { ok, personRoute } from '../route.ts';

export const linkIdentity = personRoute('linkIdentity', async ({ ctx, body }) => {
  const { authorizationUrl, cookie } = await link(ctx, body);
  return ok({ authorization_url: authorizationUrl }, { 'Set-Cookie': setPending(ctx.config, cookie) });
});
