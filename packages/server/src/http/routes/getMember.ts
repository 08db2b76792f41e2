import { getMember as get, presentMember } from '../../people/team/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const getMember = route('getMember', async ({ ctx, path }) => {
  const member = await get(ctx, path.user_id);
  return ok(presentMember(member), { ETag: etagOf(member.version) });
});
