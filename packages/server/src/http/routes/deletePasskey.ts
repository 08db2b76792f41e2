import { deletePasskey as remove } from '../../people/factors/index.ts';
import { assertOtherWay } from '../../people/oidc/index.ts';
import { noContent, personRoute } from '../route.ts';

export const deletePasskey = personRoute('deletePasskey', async ({ ctx, path }) => {
  await remove(ctx, {
    passkeyId: path.passkey_id,
    assertCanSignIn: (trx) => assertOtherWay(ctx, trx, { userId: ctx.user.id }),
  });
  return noContent();
});
