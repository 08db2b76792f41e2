import { reopenIssue as reopen } from '../../findings/ignoring/index.ts';
import { presentIssue } from '../../findings/issues/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const reopenIssue = route('reopenIssue', async ({ ctx, path }) => {
  const row = await reopen(ctx, path.issue_id);
  return ok(presentIssue(row), { ETag: etagOf(row.version) });
});
