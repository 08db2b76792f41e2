import { listIssues, presentIssue } from '../../issues/index.ts';
import { pageRequest } from '../../paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listAllIssues = route('listAllIssues', async ({ ctx, query }) => {
  const { state = 'open', kind, severity, assignee_id: assigneeId, host, outcome, q: text } = query;
  const filter = { state, kind, severity, assigneeId, host, outcomes: outcome?.split(','), text };
  const input = { domainId: undefined, filter, order: 'opened_at', page: pageRequest(query) } as const;
  return ok(presentList(await listIssues(ctx, input), presentIssue));
});
