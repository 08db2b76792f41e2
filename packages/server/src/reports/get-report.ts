import { assertAllowedOn } from '../asserts/assert-allowed.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { NamedReport } from './report-row.ts';
import { findReport } from './store.ts';

/** A report of the caller's. @throws ServiceError `not_found`, also for another account's or a domain out of reach; `forbidden` */
export async function getReport(ctx: Context, { reportId }: { readonly reportId: string }): Promise<NamedReport> {
  const row = await findReport(ctx.db.knex, ctx.account.id, reportId);
  if (row === undefined) throw notFound('report');
  assertAllowedOn(ctx, row.domain_id, 'report');
  return row;
}
