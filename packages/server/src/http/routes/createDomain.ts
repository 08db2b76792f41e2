import { describeDomain, presentDomain } from '../../sites/domain-view/index.ts';
import { createDomain as create } from '../../sites/domains/index.ts';
import { etagOf } from '../requests/etag.ts';
import { created, route } from '../route.ts';

export const createDomain = route('createDomain', async ({ ctx, body }) => {
  const row = await create(ctx, body);
  const headers = { ETag: etagOf(row.version), Location: `/api/v1/domains/${row.id}` };
  return created(presentDomain(await describeDomain(ctx, row)), headers);
});
