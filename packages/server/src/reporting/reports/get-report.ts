import type { Context } from '../../context.ts';
import { assertAllowedOn } from '../../platform/asserts/assert-allowed.ts';
import { notFound } from '../../platform/errors.ts';
import type { NamedReport } from './report-row.ts';
import { findReport } from './store.ts';

/**
 * Finds a report that the caller may see.
 * @throws ServiceError `not_found`, also for a report of another account or of a domain that the caller may not see; `forbidden`
 */
export async function getReport(ctx: Context, { reportId }: { readonly reportId: string }): Promise<NamedReport> {
  const row = await findReport(ctx.db.knex, ctx.account.id, reportId);
  if (row === undefined) throw notFound('report');
  assertAllowedOn(ctx, row.domain_id, 'report');
  return row;
}
