import type { Actor } from '../../../context.ts';
import type { PageRequest } from '../../../platform/paging.ts';
import { type Executor, newestFirst } from '../../../platform/storage/index.ts';

export interface CommentRow {
  readonly id: string;
  readonly issue_id: string;
  readonly domain_id: string;
  readonly author_kind: Actor['kind'];
  readonly author_id: string;
  /** Name of the author when the comment was written; it stays when the person leaves. */
  readonly author_name: string;
  readonly text: string;
  readonly created_at: number;
  readonly edited_at: number | null;
}

/** Comments of an issue, newest first, one more than the limit. */
export async function listCommentRows(on: Executor, issueId: string, page: PageRequest): Promise<CommentRow[]> {
  return newestFirst(on('issue_comments').where({ issue_id: issueId }), page);
}

export async function countComments(
  on: Executor,
  of: { readonly issue_id: string } | { readonly domain_id: string },
): Promise<number> {
  const [row] = await on('issue_comments').where(of).count({ count: '*' });
  return Number(row?.count ?? 0);
}

export async function findComment(
  on: Executor,
  { issueId, id }: { readonly issueId: string; readonly id: string },
): Promise<CommentRow | undefined> {
  return on('issue_comments').where({ id, issue_id: issueId }).first();
}

export async function insertComment(on: Executor, row: CommentRow): Promise<void> {
  await on('issue_comments').insert(row);
}

export async function updateCommentText(
  on: Executor,
  { id, text, edited_at }: Pick<CommentRow, 'id' | 'text' | 'edited_at'>,
): Promise<void> {
  await on('issue_comments').where({ id }).update({ text, edited_at });
}

export async function deleteCommentRow(on: Executor, id: string): Promise<void> {
  await on('issue_comments').where({ id }).delete();
}
