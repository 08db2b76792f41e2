import { presentShareLink, updateShareLink as update } from '../../reporting/sharing/index.ts';
import { etagOf, versionOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const updateShareLink = route('updateShareLink', async ({ ctx, path, body, ifMatch }) => {
  const { domain_id: domainId, share_link_id: shareLinkId } = path;
  const row = await update(ctx, { domainId, shareLinkId, change: body, version: versionOf(ifMatch) });
  return ok(presentShareLink(row), { ETag: etagOf(row.version) });
});
