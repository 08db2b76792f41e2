import { describeDomain, presentDomain } from '../../sites/domain-view/index.ts';
import { updateDomain as update } from '../../sites/domains/index.ts';
import { etagOf, versionOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const updateDomain = route('updateDomain', async ({ ctx, path, body, ifMatch }) => {
  const row = await update(ctx, { domainId: path.domain_id, change: body, version: versionOf(ifMatch) });
  return ok(presentDomain(await describeDomain(ctx, row)), { ETag: etagOf(row.version) });
});
