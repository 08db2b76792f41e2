import { listFixes, presentFix } from '../../findings/issues/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { fixFilter } from '../requests/list-filters.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listAllFixes = route('listAllFixes', async ({ ctx, query }) => {
  const input = { domainId: undefined, filter: fixFilter(query), page: pageRequest(query) };
  return ok(presentList(await listFixes(ctx, input), presentFix));
});
