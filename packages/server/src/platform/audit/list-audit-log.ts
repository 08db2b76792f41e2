import type { Context } from '../../context.ts';
import { assertWholeAccount } from '../asserts/assert-whole-account.ts';
import { type PageOf, type PageRequest, toPage } from '../paging.ts';
import type { AuditEntry } from './audit-entry.ts';
import { type AuditFilter, listAuditEntries } from './store.ts';

/**
 * Lists the changes made in the account, newest first.
 * @throws ServiceError `insufficient_scope` with a key that is limited to some domains
 */
export async function listAuditLog(
  ctx: Context,
  filter: Omit<AuditFilter, 'accountId'>,
  page: PageRequest,
): Promise<PageOf<AuditEntry>> {
  assertWholeAccount(ctx, 'the audit log is of the account');
  const rows = await listAuditEntries(ctx.db.knex, { accountId: ctx.account.id, ...filter }, page);
  return toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
}
