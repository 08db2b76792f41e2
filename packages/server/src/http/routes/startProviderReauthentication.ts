import { startProviderReauthentication as start } from '../../people/oidc/index.ts';
import { setPending } from '../requests/provider-cookie.ts';
import { ok, personRoute } from '../route.ts';

export const startProviderReauthentication = personRoute('startProviderReauthentication', async ({ ctx, body }) => {
  const { authorizationUrl, cookie } = await start(ctx, body);
  return ok({ authorization_url: authorizationUrl }, { 'Set-Cookie': setPending(ctx.config, cookie) });
});
