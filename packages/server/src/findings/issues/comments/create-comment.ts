import type { Context } from '../../../context.ts';
import { readText } from '../../../platform/asserts/written-text.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { getIssue } from '../get-issue.ts';
import { lockIssues } from '../settle/settlement-store.ts';
import { type CommentRow, countComments, insertComment } from './comment-store.ts';

/** Maximum numbers of comments. */
const MAX_OF_ISSUE = 500;
const MAX_OF_DOMAIN = 10_000;

/**
 * Writes a comment on an issue.
 * @throws ServiceError `not_found`, `forbidden`, `invalid_setting`, `issue_comment_limit_reached`
 */
export async function createComment(
  ctx: Context,
  input: { readonly issueId: string; readonly text: string },
): Promise<CommentRow> {
  const issue = await getIssue(ctx, input.issueId);
  const row: CommentRow = {
    id: ctx.ids.uuid(),
    issue_id: issue.id,
    domain_id: issue.domain_id,
    author_kind: ctx.actor.kind,
    author_id: ctx.actor.id,
    author_name: ctx.actor.name,
    text: readText(input.text, { pointer: 'text', what: 'The comment' }),
    created_at: ctx.clock.now(),
    edited_at: null,
  };
  await transaction(ctx.db, async (trx) => {
    // One transaction at a time, so that the limit holds, and none during the deletion of the domain.
    await lockIssues(trx, issue.domain_id);
    await getIssue(ctx, issue.id, trx);
    if ((await countComments(trx, { issue_id: issue.id })) >= MAX_OF_ISSUE)
      throw tooMany(`The issue has ${MAX_OF_ISSUE}`);
    if ((await countComments(trx, { domain_id: issue.domain_id })) >= MAX_OF_DOMAIN)
      throw tooMany(`The issues of the domain have ${MAX_OF_DOMAIN}`);
    await insertComment(trx, row);
  });
  return row;
}

const tooMany = (which: string): ServiceError =>
  new ServiceError('issue_comment_limit_reached', `${which} comments. Delete some first.`);
