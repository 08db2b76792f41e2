import { listLinks, presentListedTarget } from '../../crawls/index.ts';
import { pageRequest } from '../../paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listCrawlLinks = route('listCrawlLinks', async ({ ctx, path, query }) => {
  const { verdict, reason, status_code: statusCode, host, kind, page, target: id, location, q: text } = query;
  const filter = { verdict, reason, statusCode, host, kind, page, id, location, text };
  const input = { crawlId: path.crawl_id, filter, page: pageRequest(query) };
  return ok(presentList(await listLinks(ctx, input), presentListedTarget));
});
