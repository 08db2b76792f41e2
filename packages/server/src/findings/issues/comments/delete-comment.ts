import type { Context } from '../../../context.ts';
import { findMembership } from '../../../people/members/index.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { deleteCommentRow } from './comment-store.ts';
import { type CommentPath, getComment, isOwn } from './get-comment.ts';

async function mayDeleteAny({ actor, account, db }: Context): Promise<boolean> {
  if (actor.kind !== 'person') return false;
  const membership = await findMembership(db.knex, { account_id: account.id, user_id: actor.id });
  return membership?.role === 'owner' || membership?.role === 'admin';
}

/**
 * Deletes a comment of the caller; owners and administrators may delete any comment.
 * @throws ServiceError `not_found`, `forbidden`, `not_the_author`
 */
export async function deleteComment(ctx: Context, path: CommentPath): Promise<void> {
  const row = await getComment(ctx, path);
  if (!isOwn(ctx, row) && !(await mayDeleteAny(ctx)))
    throw new ServiceError('not_the_author', 'Only who wrote a comment, an owner or an administrator can delete it.');
  await deleteCommentRow(ctx.db.knex, row.id);
}
