import { viewDomain } from '../../sites/domain-view/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const getDomain = route('getDomain', async ({ ctx, path }) => {
  const { domain, version } = await viewDomain(ctx, path.domain_id);
  return ok(domain, { ETag: etagOf(version) });
});
