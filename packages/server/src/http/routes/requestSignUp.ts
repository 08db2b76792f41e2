import { requestSignUp as request } from '../../people/mailed-links/index.ts';
import { accepted, visitorRoute } from '../route.ts';

export const requestSignUp = visitorRoute('requestSignUp', async ({ ctx, body }) =>
  accepted({ email: await request(ctx, body) }),
);
