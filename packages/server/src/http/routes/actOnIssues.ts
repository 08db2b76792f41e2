import { actOnIssues as act } from '../../findings/issue-actions/index.ts';
import { ok, route } from '../route.ts';

export const actOnIssues = route('actOnIssues', async ({ ctx, path, body }) =>
  ok(await act(ctx, { domainId: path.domain_id, actions: body })),
);
