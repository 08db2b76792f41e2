import { listAllCrawls as list, presentCrawl } from '../../findings/crawls/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { spanOf } from '../requests/span-of.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listAllCrawls = route('listAllCrawls', async ({ ctx, query }) => {
  const { state, domain_id: domainId, trigger } = query;
  const input = { state, domainId, trigger, queued: spanOf(query), page: pageRequest(query) };
  return ok(presentList(await list(ctx, input), presentCrawl));
});
