import type { Context } from '../../context.ts';
import { assertAllowedOn } from '../../platform/asserts/assert-allowed.ts';
import { notFound } from '../../platform/errors.ts';
import type { Executor } from '../../platform/storage/index.ts';
import { findIssue, type ShownIssue } from './issue-store.ts';

/**
 * Finds an issue of the account that the caller has the right to see or change.
 * @throws ServiceError `not_found`, `forbidden`
 */
export async function getIssue(ctx: Context, id: string, on: Executor = ctx.db.knex): Promise<ShownIssue> {
  const row = await findIssue(on, ctx.account.id, id);
  if (row === undefined) throw notFound('issue');
  assertAllowedOn(ctx, row.domain_id, 'issue');
  return row;
}
