import type { Context } from '../../../context.ts';
import { notFound } from '../../../platform/errors.ts';
import { getIssue } from '../get-issue.ts';
import { type CommentRow, findComment } from './comment-store.ts';

export interface CommentPath {
  readonly issueId: string;
  readonly commentId: string;
}

/** Finds a comment on an issue. @throws ServiceError `not_found`, `forbidden` */
export async function getComment(ctx: Context, { issueId, commentId: id }: CommentPath): Promise<CommentRow> {
  await getIssue(ctx, issueId);
  const row = await findComment(ctx.db.knex, { issueId, id });
  if (row === undefined) throw notFound('comment');
  return row;
}

export const isOwn = ({ actor }: Context, { author_kind, author_id }: CommentRow): boolean =>
  actor.kind === author_kind && actor.id === author_id;
