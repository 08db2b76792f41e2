import { listNotifications as list, presentNotificationTo } from '../../outgoing/notifications/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listNotifications = route('listNotifications', async ({ ctx, query }) => {
  const input = { page: pageRequest(query), channel: query.channel, state: query.state };
  return ok(presentList(await list(ctx, input), presentNotificationTo(ctx)));
});
