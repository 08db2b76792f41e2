import { pageRequest } from '../../paging.ts';
import { listWebhooks as list } from '../../webhooks/index.ts';
import { ok, route } from '../route.ts';

export const listWebhooks = route('listWebhooks', async ({ ctx, query }) => {
  const { data, nextCursor } = await list(ctx, pageRequest(query));
  return ok({ data: [...data], next_cursor: nextCursor });
});
