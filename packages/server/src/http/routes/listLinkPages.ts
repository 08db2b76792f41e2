import { listLinkPages as list, presentOccurrence } from '../../findings/crawls/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listLinkPages = route('listLinkPages', async ({ ctx, path, query }) => {
  const input = { crawlId: path.crawl_id, targetId: path.target_id, page: pageRequest(query) };
  return ok(presentList(await list(ctx, input), presentOccurrence));
});
