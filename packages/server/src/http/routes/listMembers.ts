import { pageRequest } from '../../paging.ts';
import { listMembers as list, presentMember } from '../../team/index.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listMembers = route('listMembers', async ({ ctx, query }) =>
  ok(presentList(await list(ctx, pageRequest(query)), presentMember)),
);
