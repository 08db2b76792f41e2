import { listLinks, presentListedTarget } from '../../findings/crawls/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { linkFilter } from '../requests/list-filters.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listCrawlLinks = route('listCrawlLinks', async ({ ctx, path, query }) => {
  const filter = { ...linkFilter(query), id: query.target };
  const input = { crawlId: path.crawl_id, filter, page: pageRequest(query) };
  return ok(presentList(await listLinks(ctx, input), presentListedTarget));
});
