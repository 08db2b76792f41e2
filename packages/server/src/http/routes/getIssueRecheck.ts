import { getRecheck, presentRecheck } from '../../findings/rechecks/index.ts';
import { ok, route } from '../route.ts';

export const getIssueRecheck = route('getIssueRecheck', async ({ ctx, path }) =>
  ok(presentRecheck(await getRecheck(ctx, path.issue_id))),
);
