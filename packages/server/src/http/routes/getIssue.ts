import { getIssue as get, presentIssue } from '../../findings/issues/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const getIssue = route('getIssue', async ({ ctx, path }) => {
  const row = await get(ctx, path.issue_id);
  return ok(presentIssue(row), { ETag: etagOf(row.version) });
});
