import { createComment, presentComment } from '../../findings/issues/index.ts';
import { created, route } from '../route.ts';

export const createIssueComment = route('createIssueComment', async ({ ctx, path, body }) => {
  const comment = await createComment(ctx, { issueId: path.issue_id, text: body.text });
  return { ...created(presentComment(comment)), subject: comment.domain_id };
});
