import { listApiKeys as list, presentApiKey } from '../../people/accounts/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listApiKeys = route('listApiKeys', async ({ ctx, query }) => {
  return ok(presentList(await list(ctx, pageRequest(query)), presentApiKey));
});
