import { listIssues, presentIssue } from '../../findings/issues/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { issueFilter } from '../requests/list-filters.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listAllIssues = route('listAllIssues', async ({ ctx, query }) => {
  const input = {
    domainId: undefined,
    filter: issueFilter(query),
    order: 'opened_at',
    page: pageRequest(query),
  } as const;
  return ok(presentList(await listIssues(ctx, input), presentIssue));
});
