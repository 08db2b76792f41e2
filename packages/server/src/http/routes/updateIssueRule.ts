import { updateIssueRule as update } from '../../findings/ignoring/index.ts';
import { presentIssueRule } from '../../findings/issues/index.ts';
import { etagOf, versionOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const updateIssueRule = route('updateIssueRule', async ({ ctx, path, body, ifMatch }) => {
  const rule = await update(ctx, { ruleId: path.rule_id, change: body, version: versionOf(ifMatch) });
  return ok(presentIssueRule(rule), { ETag: etagOf(rule.version) });
});
