import { removeMember as remove } from '../../people/team/index.ts';
import { versionOf } from '../requests/etag.ts';
import { noContent, route } from '../route.ts';

export const removeMember = route('removeMember', async ({ ctx, path, ifMatch }) => {
  await remove(ctx, { userId: path.user_id, version: versionOf(ifMatch) });
  return noContent();
});
