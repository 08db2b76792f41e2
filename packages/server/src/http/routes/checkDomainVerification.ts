import { describeDomain, presentDomain } from '../../sites/domain-view/index.ts';
import { checkVerification } from '../../sites/domains/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const checkDomainVerification = route('checkDomainVerification', async ({ ctx, path }) => {
  const row = await checkVerification(ctx, { domainId: path.domain_id });
  return ok(presentDomain(await describeDomain(ctx, row)), { ETag: etagOf(row.version) });
});
