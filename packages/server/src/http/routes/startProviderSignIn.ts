import { SignInFailure, signInPath, startProviderSignIn as start, withError } from '../../people/oidc/index.ts';
import { setPending } from '../requests/provider-cookie.ts';
import { redirect, visitorRoute } from '../route.ts';

export const startProviderSignIn = visitorRoute('startProviderSignIn', async ({ ctx, path, query }) => {
  const providerId = path.provider_id;
  try {
    const { authorizationUrl, cookie } = await start(ctx, { providerId, returnTo: query.return_to ?? '/' });
    return redirect(authorizationUrl, { 'Set-Cookie': setPending(ctx.config, cookie) });
  } catch (error) {
    if (!(error instanceof SignInFailure)) throw error;
    ctx.log.warn({ provider: providerId, reason: error.message }, 'an identity provider does not answer');
    return redirect(withError(signInPath(ctx.config), error.code));
  }
});
