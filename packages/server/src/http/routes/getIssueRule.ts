import { getIssueRule as get } from '../../findings/ignoring/index.ts';
import { presentIssueRule } from '../../findings/issues/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const getIssueRule = route('getIssueRule', async ({ ctx, path }) => {
  const rule = await get(ctx, path.rule_id);
  return ok(presentIssueRule(rule), { ETag: etagOf(rule.version) });
});
