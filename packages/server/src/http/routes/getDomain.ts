import { getDomainDetails, presentDomain } from '../../domain-view/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const getDomain = route('getDomain', async ({ ctx, path }) => {
  const details = await getDomainDetails(ctx, path.domain_id);
  return ok(presentDomain(details), { ETag: etagOf(details.row.version) });
});
