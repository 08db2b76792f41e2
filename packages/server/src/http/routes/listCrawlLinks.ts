import { listLinks, presentTarget } from '../../crawls/index.ts';
import { pageRequest } from '../../paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listCrawlLinks = route('listCrawlLinks', async ({ ctx, path, query }) => {
  const input = { crawlId: path.crawl_id, verdict: query.verdict ?? 'broken', page: pageRequest(query) };
  return ok(presentList(await listLinks(ctx, input), presentTarget));
});
