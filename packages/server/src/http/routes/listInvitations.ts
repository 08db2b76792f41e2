import { pageRequest } from '../../paging.ts';
import { listInvitations as list, presentInvitation } from '../../team/index.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listInvitations = route('listInvitations', async ({ ctx, query }) =>
  ok(presentList(await list(ctx, pageRequest(query)), presentInvitation)),
);
