import { redeemSignUp as redeem } from '../../people/mailed-links/index.ts';
import { describeSession } from '../../people/sessions/index.ts';
import { setSession } from '../requests/session-cookie.ts';
import { created, visitorRoute } from '../route.ts';

export const redeemSignUp = visitorRoute('redeemSignUp', async ({ ctx, body }) => {
  const { token, ...started } = await redeem(ctx, body);
  return created(await describeSession(ctx, started), setSession(ctx.config, token));
});
