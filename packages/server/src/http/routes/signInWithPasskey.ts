import { describeSession, signInWithPasskey as signIn } from '../../people/sessions/index.ts';
import { setSession } from '../requests/session-cookie.ts';
import { created, visitorRoute } from '../route.ts';

export const signInWithPasskey = visitorRoute('signInWithPasskey', async ({ ctx, body, challengeToken }) => {
  const { token, ...started } = await signIn(ctx, { response: body.response, token: challengeToken });
  return created(await describeSession(ctx, started), setSession(ctx.config, token));
});
