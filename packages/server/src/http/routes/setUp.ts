import { describeSession } from '../../people/sessions/index.ts';
import { setUp as setUpServer } from '../../people/setup/index.ts';
import { setSession } from '../requests/session-cookie.ts';
import { created, visitorRoute } from '../route.ts';

export const setUp = visitorRoute('setUp', async ({ ctx, body }) => {
  const { token, ...started } = await setUpServer(ctx, body);
  return created(await describeSession(ctx, started), setSession(ctx.config, token));
});
