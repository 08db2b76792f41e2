import { listCrawls as list, presentCrawl } from '../../findings/crawls/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { spanOf } from '../requests/span-of.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listCrawls = route('listCrawls', async ({ ctx, path, query }) => {
  const { state } = query;
  const input = { domainId: path.domain_id, state, queued: spanOf(query), page: pageRequest(query) };
  return ok(presentList(await list(ctx, input), presentCrawl));
});
