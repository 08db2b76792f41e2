import { listPages, presentPage } from '../../findings/crawls/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listCrawlPages = route('listCrawlPages', async ({ ctx, path, query }) => {
  const { q: text, problem, rendered, sort } = query;
  const input = { crawlId: path.crawl_id, text, problem, rendered, sort, page: pageRequest(query) };
  return ok(presentList(await listPages(ctx, input), presentPage));
});
