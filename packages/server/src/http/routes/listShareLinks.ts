import { pageRequest } from '../../platform/paging.ts';
import { listShareLinks as list, presentShareLink } from '../../reporting/sharing/index.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listShareLinks = route('listShareLinks', async ({ ctx, path, query }) => {
  const found = await list(ctx, { domainId: path.domain_id, page: pageRequest(query) });
  return ok(presentList(found, presentShareLink));
});
