import type { Context } from '../../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import { getIssue } from '../get-issue.ts';
import { type CommentRow, listCommentRows } from './comment-store.ts';

/** Lists the comments on an issue, newest first. @throws ServiceError `not_found`, `forbidden` */
export async function listComments(
  ctx: Context,
  { issueId, page }: { readonly issueId: string; readonly page: PageRequest },
): Promise<PageOf<CommentRow>> {
  const { id } = await getIssue(ctx, issueId);
  const rows = await listCommentRows(ctx.db.knex, id, page);
  return toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
}
