import type { Context } from '../../../context.ts';
import { assertAllowedOn } from '../../../platform/asserts/assert-allowed.ts';
import { notFound } from '../../../platform/errors.ts';
import { findFix } from './fix-store.ts';
import { type ShownFix, toShown } from './shown-fix.ts';

/** Finds a fix with open issues. @throws ServiceError `not_found`, `forbidden` */
export async function getFix(ctx: Context, id: string): Promise<ShownFix> {
  const row = await findFix(ctx.db.knex, ctx.account.id, id);
  if (row === undefined) throw notFound('fix');
  assertAllowedOn(ctx, row.domain_id, 'fix');
  const [shown] = await toShown(ctx, [row]);
  if (shown === undefined) throw notFound('fix');
  return shown;
}
