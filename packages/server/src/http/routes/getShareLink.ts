import { getShareLink as get, presentShareLink } from '../../reporting/sharing/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const getShareLink = route('getShareLink', async ({ ctx, path }) => {
  const row = await get(ctx, { domainId: path.domain_id, shareLinkId: path.share_link_id });
  return ok(presentShareLink(row), { ETag: etagOf(row.version) });
});
