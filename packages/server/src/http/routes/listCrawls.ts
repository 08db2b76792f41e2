import { listCrawls as list } from '../../crawls/index.ts';
import { pageRequest } from '../../paging.ts';
import { ok, route } from '../route.ts';

export const listCrawls = route('listCrawls', async ({ ctx, path, query }) => {
  const input = { domainId: path.domain_id, state: query.state, page: pageRequest(query) };
  const { data, nextCursor } = await list(ctx, input);
  return ok({ data: [...data], next_cursor: nextCursor });
});
