import { finishProviderSignIn as finish } from '../../people/oidc/index.ts';
import { clearPending } from '../requests/provider-cookie.ts';
import { setSession } from '../requests/session-cookie.ts';
import { redirect, visitorRoute } from '../route.ts';

export const finishProviderSignIn = visitorRoute('finishProviderSignIn', async (input) => {
  const { ctx, path, query, pendingSignIn: cookie } = input;
  const { location, started } = await finish(ctx, { providerId: path.provider_id, answer: query, cookie });
  const session = started === undefined ? [] : [setSession(ctx.config, started.token)['Set-Cookie']];
  return redirect(location, { 'Set-Cookie': [clearPending(ctx.config), ...session] });
});
