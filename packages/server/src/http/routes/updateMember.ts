import { presentMember, updateMember as update } from '../../people/team/index.ts';
import { etagOf, versionOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const updateMember = route('updateMember', async ({ ctx, path, body, ifMatch }) => {
  const member = await update(ctx, { userId: path.user_id, change: body, version: versionOf(ifMatch) });
  return ok(presentMember(member), { ETag: etagOf(member.version) });
});
