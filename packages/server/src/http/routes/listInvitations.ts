import { listInvitations as list, presentInvitation } from '../../people/team/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listInvitations = route('listInvitations', async ({ ctx, query }) =>
  ok(presentList(await list(ctx, pageRequest(query)), presentInvitation)),
);
