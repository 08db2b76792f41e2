import { createPasskey as create, presentPasskey } from '../../people/factors/index.ts';
import { created, personRoute } from '../route.ts';

export const createPasskey = personRoute('createPasskey', async ({ ctx, body }) => {
  const passkey = await create(ctx, body);
  return created(presentPasskey(passkey), { Location: `/api/v1/me/passkeys/${passkey.id}` });
});
