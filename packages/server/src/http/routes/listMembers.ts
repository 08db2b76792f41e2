import { listMembers as list, presentMember } from '../../people/team/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listMembers = route('listMembers', async ({ ctx, query }) =>
  ok(presentList(await list(ctx, pageRequest(query)), presentMember)),
);
