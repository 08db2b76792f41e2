import type { Context } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import { getIssue } from '../issues/index.ts';
import type { RecheckRow } from './recheck-row.ts';
import { findLastRecheck } from './recheck-store.ts';

/**
 * Finds the last recheck of an issue. @throws ServiceError `not_found`, also when there was none lately; `forbidden`
 */
export async function getRecheck(ctx: Context, issueId: string): Promise<RecheckRow> {
  const { id } = await getIssue(ctx, issueId);
  const row = await findLastRecheck(ctx.db.knex, id);
  if (row === undefined) throw notFound('recheck');
  return row;
}
