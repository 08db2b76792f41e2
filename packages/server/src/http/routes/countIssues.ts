import { countIssues as count } from '../../findings/issues/index.ts';
import { ok, route } from '../route.ts';

export const countIssues = route('countIssues', async ({ ctx, path }) => ok(await count(ctx, path.domain_id)));
