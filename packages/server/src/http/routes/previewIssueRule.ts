import { previewIssueRule as preview } from '../../findings/ignoring/index.ts';
import { presentRulePreview } from '../../findings/issues/index.ts';
import { ok, route } from '../route.ts';

export const previewIssueRule = route('previewIssueRule', async ({ ctx, path, body }) => {
  const { kind = null, url_pattern: urlPattern = null } = body;
  return ok(presentRulePreview(await preview(ctx, { domainId: path.domain_id, kind, urlPattern })));
});
