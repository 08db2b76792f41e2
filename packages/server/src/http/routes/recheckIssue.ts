import { presentRecheck, requestRecheck } from '../../rechecks/index.ts';
import { accepted, route } from '../route.ts';

export const recheckIssue = route('recheckIssue', async ({ ctx, path }) => {
  const recheck = await requestRecheck(ctx, path.issue_id);
  return accepted(presentRecheck(recheck), { Location: `/api/v1/issues/${recheck.issue_id}/recheck` });
});
