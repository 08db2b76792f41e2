import { listIdentities as list, presentIdentity } from '../../people/oidc/index.ts';
import { ok, personRoute } from '../route.ts';

export const listIdentities = personRoute('listIdentities', async ({ ctx }) =>
  ok({ data: (await list(ctx)).map((row) => presentIdentity(ctx, row)) }),
);
