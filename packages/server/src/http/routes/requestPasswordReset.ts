import { requestPasswordReset as request } from '../../people/mailed-links/index.ts';
import { accepted, visitorRoute } from '../route.ts';

export const requestPasswordReset = visitorRoute('requestPasswordReset', async ({ ctx, body }) =>
  accepted({ email: await request(ctx, body) }),
);
