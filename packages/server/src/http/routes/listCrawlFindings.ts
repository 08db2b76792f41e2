import { listFindings } from '../../crawls/index.ts';
import { pageRequest } from '../../paging.ts';
import { ok, route } from '../route.ts';

export const listCrawlFindings = route('listCrawlFindings', async ({ ctx, path, query }) => {
  const { code, severity } = query;
  const input = { crawlId: path.crawl_id, code, severity, page: pageRequest(query) };
  const { data, nextCursor } = await listFindings(ctx, input);
  return ok({ data: [...data], next_cursor: nextCursor });
});
