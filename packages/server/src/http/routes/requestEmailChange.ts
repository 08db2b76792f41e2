import { requestEmailChange as request } from '../../people/mailed-links/index.ts';
import { accepted, personRoute } from '../route.ts';

export const requestEmailChange = personRoute('requestEmailChange', async ({ ctx, body }) =>
  accepted({ email: await request(ctx, body) }),
);
