import { listFixes as list, presentFix } from '../../findings/issues/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { fixFilter } from '../requests/list-filters.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listFixes = route('listFixes', async ({ ctx, path, query }) => {
  const input = { domainId: path.domain_id, filter: fixFilter(query), page: pageRequest(query) };
  return ok(presentList(await list(ctx, input), presentFix));
});
