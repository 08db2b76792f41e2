import { listComments, presentComment } from '../../findings/issues/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listIssueComments = route('listIssueComments', async ({ ctx, path, query }) =>
  ok(presentList(await listComments(ctx, { issueId: path.issue_id, page: pageRequest(query) }), presentComment)),
);
