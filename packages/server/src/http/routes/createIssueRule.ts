import { createIssueRule as create } from '../../findings/ignoring/index.ts';
import { presentIssueRule } from '../../findings/issues/index.ts';
import { created, route } from '../route.ts';

export const createIssueRule = route('createIssueRule', async ({ ctx, path, body }) => {
  const expiresAt = body.expires_at == null ? null : Date.parse(body.expires_at);
  const { kind = null, url_pattern: urlPattern = null, reason } = body;
  return created(
    presentIssueRule(await create(ctx, { domainId: path.domain_id, kind, urlPattern, reason, expiresAt })),
  );
});
