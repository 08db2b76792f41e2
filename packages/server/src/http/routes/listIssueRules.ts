import { listIssueRules as list, presentIssueRule } from '../../findings/issues/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listIssueRules = route('listIssueRules', async ({ ctx, path, query }) =>
  ok(presentList(await list(ctx, { domainId: path.domain_id, page: pageRequest(query) }), presentIssueRule)),
);
