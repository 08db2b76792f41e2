import { listAllCrawls as list, presentCrawl } from '../../crawls/index.ts';
import { pageRequest } from '../../paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listAllCrawls = route('listAllCrawls', async ({ ctx, query }) => {
  const { state, domain_id: domainId, trigger } = query;
  return ok(presentList(await list(ctx, { state, domainId, trigger, page: pageRequest(query) }), presentCrawl));
});
