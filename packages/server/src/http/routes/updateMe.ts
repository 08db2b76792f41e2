import { presentUser, updateProfile } from '../../people/users/index.ts';
import { etagOf, versionOf } from '../requests/etag.ts';
import { ok, personRoute } from '../route.ts';

export const updateMe = personRoute('updateMe', async ({ ctx, body, ifMatch }) => {
  const user = await updateProfile(ctx, body, versionOf(ifMatch));
  return ok(presentUser(user), { ETag: etagOf(user.version) });
});
