import { listIssues as list, presentIssue } from '../../findings/issues/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { issueFilter, issueOrder } from '../requests/list-filters.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listIssues = route('listIssues', async ({ ctx, path, query }) => {
  const input = { domainId: path.domain_id, filter: issueFilter(query), order: issueOrder(query) };
  return ok(presentList(await list(ctx, { ...input, page: pageRequest(query) }), presentIssue));
});
