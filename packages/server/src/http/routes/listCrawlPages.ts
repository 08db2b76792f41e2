import { listPages } from '../../crawls/index.ts';
import { pageRequest } from '../../paging.ts';
import { ok, route } from '../route.ts';

export const listCrawlPages = route('listCrawlPages', async ({ ctx, path, query }) => {
  const { data, nextCursor } = await listPages(ctx, { crawlId: path.crawl_id, page: pageRequest(query) });
  return ok({ data: [...data], next_cursor: nextCursor });
});
