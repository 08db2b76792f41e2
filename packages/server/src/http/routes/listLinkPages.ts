import { listLinkPages as list } from '../../crawls/index.ts';
import { pageRequest } from '../../paging.ts';
import { ok, route } from '../route.ts';

export const listLinkPages = route('listLinkPages', async ({ ctx, path, query }) => {
  const input = { crawlId: path.crawl_id, targetId: path.target_id, page: pageRequest(query) };
  const { data, nextCursor } = await list(ctx, input);
  return ok({ data: [...data], next_cursor: nextCursor });
});
