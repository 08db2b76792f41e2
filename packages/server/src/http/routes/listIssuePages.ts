import { listLinkPages, presentOccurrence } from '../../findings/crawls/index.ts';
import { findHoldingTarget } from '../../findings/issues/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listIssuePages = route('listIssuePages', async ({ ctx, path, query }) => {
  const page = pageRequest(query);
  const target = await findHoldingTarget(ctx, path.issue_id);
  if (target === undefined) return ok({ data: [], next_cursor: null });
  return ok(presentList(await listLinkPages(ctx, { ...target, page }), presentOccurrence));
});
