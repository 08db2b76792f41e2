import { ignoreIssue as ignore } from '../../findings/ignoring/index.ts';
import { presentIssue } from '../../findings/issues/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const ignoreIssue = route('ignoreIssue', async ({ ctx, path, body }) => {
  const until = body.until == null ? null : Date.parse(body.until);
  const row = await ignore(ctx, { issueId: path.issue_id, reason: body.reason, until });
  return ok(presentIssue(row), { ETag: etagOf(row.version) });
});
