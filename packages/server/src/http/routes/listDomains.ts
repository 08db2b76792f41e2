import { pageRequest } from '../../platform/paging.ts';
import { viewDomains } from '../../sites/domain-view/index.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listDomains = route('listDomains', async ({ ctx, query }) => {
  const { verification_status: status, hostname, q: text, sort } = query;
  const page = await viewDomains(ctx, { ...pageRequest(query), status, hostname, text, sort });
  return ok(presentList(page, (domain) => domain));
});
