import { listIssueChanges as list, presentIssueChange } from '../../findings/issues/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listIssueChanges = route('listIssueChanges', async ({ ctx, path, query }) =>
  ok(presentList(await list(ctx, { issueId: path.issue_id, page: pageRequest(query) }), presentIssueChange)),
);
