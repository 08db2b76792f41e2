import { describeSession, signIn as start } from '../../people/sessions/index.ts';
import { setSession } from '../requests/session-cookie.ts';
import { created, visitorRoute } from '../route.ts';

export const signIn = visitorRoute('signIn', async ({ ctx, body }) => {
  const { token, ...started } = await start(ctx, body);
  return created(await describeSession(ctx, started), setSession(ctx.config, token));
});
