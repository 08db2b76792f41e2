import { redeemPasswordReset as redeem } from '../../people/mailed-links/index.ts';
import { noContent, visitorRoute } from '../route.ts';

export const redeemPasswordReset = visitorRoute('redeemPasswordReset', async ({ ctx, body }) => {
  await redeem(ctx, body);
  return noContent();
});
