import { listIssues as list, presentIssue } from '../../issues/index.ts';
import { pageRequest } from '../../paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listIssues = route('listIssues', async ({ ctx, path, query }) => {
  const { state = 'open', kind, severity, assignee_id: assigneeId, host, outcome, q: text, sort = 'newest' } = query;
  const filter = { state, kind, severity, assigneeId, host, outcomes: outcome?.split(','), text };
  const order = sort === 'pages' ? 'found_on_pages' : 'opened_at';
  return ok(
    presentList(await list(ctx, { domainId: path.domain_id, filter, order, page: pageRequest(query) }), presentIssue),
  );
});
