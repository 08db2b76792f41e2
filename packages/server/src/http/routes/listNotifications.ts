import { listNotifications as list } from '../../notifications/index.ts';
import { pageRequest } from '../../paging.ts';
import { ok, route } from '../route.ts';

export const listNotifications = route('listNotifications', async ({ ctx, query }) => {
  const input = { page: pageRequest(query), channel: query.channel, state: query.state };
  const { data, nextCursor } = await list(ctx, input);
  return ok({ data: [...data], next_cursor: nextCursor });
});
