import { presentPasskey, updatePasskey as update } from '../../people/factors/index.ts';
import { ok, personRoute } from '../route.ts';

export const updatePasskey = personRoute('updatePasskey', async ({ ctx, path, body }) =>
  ok(presentPasskey(await update(ctx, { passkeyId: path.passkey_id, change: body }))),
);
