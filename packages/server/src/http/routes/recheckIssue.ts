import { presentRecheck, requestRecheck } from '../../findings/rechecks/index.ts';
import { accepted, route } from '../route.ts';

export const recheckIssue = route('recheckIssue', async ({ ctx, path }) => {
  const recheck = await requestRecheck(ctx, path.issue_id);
  const location = { Location: `/api/v1/issues/${recheck.issue_id}/recheck` };
  return { ...accepted(presentRecheck(recheck), location), subject: recheck.domain_id };
});
