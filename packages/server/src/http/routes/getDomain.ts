import { describeDomain, presentDomain } from '../../domain-view/index.ts';
import { getDomain as get } from '../../domains/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const getDomain = route('getDomain', async ({ ctx, path }) => {
  const row = await get(ctx, path.domain_id);
  return ok(presentDomain(await describeDomain(ctx, row)), { ETag: etagOf(row.version) });
});
