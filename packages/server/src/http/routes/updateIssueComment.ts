import { presentComment, updateComment } from '../../findings/issues/index.ts';
import { ok, route } from '../route.ts';

export const updateIssueComment = route('updateIssueComment', async ({ ctx, path, body }) => {
  const at = { issueId: path.issue_id, commentId: path.comment_id };
  return ok(presentComment(await updateComment(ctx, { ...at, text: body.text })));
});
