import { previewIssueRule as preview } from '../../ignoring/index.ts';
import { presentRulePreview } from '../../issues/index.ts';
import { ok, route } from '../route.ts';

export const previewIssueRule = route('previewIssueRule', async ({ ctx, path, body }) => {
  const { kind = null, url_pattern: urlPattern = null } = body;
  return ok(presentRulePreview(await preview(ctx, { domainId: path.domain_id, kind, urlPattern })));
});
