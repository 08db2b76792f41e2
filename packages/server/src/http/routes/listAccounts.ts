import { listAnyAccounts, presentAdminAccount } from '../../people/operators/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, operatorRoute } from '../route.ts';

export const listAccounts = operatorRoute('listAccounts', async ({ ctx, query }) => {
  const page = await listAnyAccounts(ctx, { search: query.search, plan: query.plan }, pageRequest(query));
  return ok(presentList(page, presentAdminAccount));
});
