import { countIssues as count } from '../../findings/issues/index.ts';
import { ok, route } from '../route.ts';

export const countIssues = route('countIssues', async ({ ctx, path, query }) =>
  ok(await count(ctx, { domainId: path.domain_id, fixId: query.fix_id })),
);
