import { listLinks } from '../../crawls/index.ts';
import { pageRequest } from '../../paging.ts';
import { ok, route } from '../route.ts';

export const listCrawlLinks = route('listCrawlLinks', async ({ ctx, path, query }) => {
  const input = { crawlId: path.crawl_id, verdict: query.verdict ?? 'broken', page: pageRequest(query) };
  const { data, nextCursor } = await listLinks(ctx, input);
  return ok({ data: [...data], next_cursor: nextCursor });
});
