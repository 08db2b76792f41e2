import { redeemEmailChange as redeem } from '../../people/mailed-links/index.ts';
import { noContent, visitorRoute } from '../route.ts';

export const redeemEmailChange = visitorRoute('redeemEmailChange', async ({ ctx, body }) => {
  await redeem(ctx, body);
  return noContent();
});
