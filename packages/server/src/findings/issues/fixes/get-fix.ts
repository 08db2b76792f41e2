import type { Context } from '../../../context.ts';
import { assertAllowedOn } from '../../../platform/asserts/assert-allowed.ts';
import { notFound } from '../../../platform/errors.ts';
import type { FixRow } from './fix-row.ts';
import { findFix } from './fix-store.ts';
import { withMembers } from './shown-fix.ts';

/** Finds a fix with open issues. @throws ServiceError `not_found`, `forbidden` */
export async function getFix(ctx: Context, id: string): Promise<FixRow> {
  const row = await findFix(ctx.db.knex, ctx.account.id, id);
  if (row === undefined) throw notFound('fix');
  assertAllowedOn(ctx, row.domain_id, 'fix');
  const [shown = row] = await withMembers(ctx, [row]);
  return shown;
}
