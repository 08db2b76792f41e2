import { compareCrawls as compare, presentComparedTarget } from '../../findings/crawls/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const compareCrawls = route('compareCrawls', async ({ ctx, path, query }) => {
  const { base: baseId, change = 'new' } = query;
  const input = { crawlId: path.crawl_id, baseId, change, page: pageRequest(query) };
  return ok(presentList(await compare(ctx, input), presentComparedTarget));
});
