import { deleteComment } from '../../findings/issues/index.ts';
import { noContent, route } from '../route.ts';

export const deleteIssueComment = route('deleteIssueComment', async ({ ctx, path }) => {
  await deleteComment(ctx, { issueId: path.issue_id, commentId: path.comment_id });
  return noContent();
});
