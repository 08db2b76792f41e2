import type { Context } from '../../../context.ts';
import { readText } from '../../../platform/asserts/written-text.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { type CommentRow, updateCommentText } from './comment-store.ts';
import { type CommentPath, getComment, isOwn } from './get-comment.ts';

/**
 * Changes the text of a comment of the caller.
 * @throws ServiceError `not_found`, `forbidden`, `not_the_author`, `invalid_setting`
 */
export async function updateComment(ctx: Context, input: CommentPath & { readonly text: string }): Promise<CommentRow> {
  const row = await getComment(ctx, input);
  if (!isOwn(ctx, row)) throw new ServiceError('not_the_author', 'Only who wrote a comment can change it.');
  const change = { text: readText(input.text, { pointer: 'text', what: 'The comment' }), edited_at: ctx.clock.now() };
  await updateCommentText(ctx.db.knex, { id: row.id, ...change });
  return { ...row, ...change };
}
