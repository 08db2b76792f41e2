import { presentIssue, updateIssue as update } from '../../findings/issues/index.ts';
import { etagOf, versionOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const updateIssue = route('updateIssue', async ({ ctx, path, body, ifMatch }) => {
  const row = await update(ctx, { issueId: path.issue_id, change: body, version: versionOf(ifMatch) });
  return ok(presentIssue(row), { ETag: etagOf(row.version) });
});
