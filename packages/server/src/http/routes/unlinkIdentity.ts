import { unlinkIdentity as unlink } from '../../people/oidc/index.ts';
import { noContent, personRoute } from '../route.ts';

export const unlinkIdentity = personRoute('unlinkIdentity', async ({ ctx, path }) => {
  await unlink(ctx, path.identity_id);
  return noContent();
});
