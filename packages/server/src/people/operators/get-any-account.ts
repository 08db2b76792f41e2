import type { Account, OperatorContext } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import { type PageOf, type PageRequest, toPage } from '../../platform/paging.ts';
import { type AccountFilter, findAccount, listAccountsByPage, toAccount } from '../accounts/index.ts';

/** @throws ServiceError `not_found` */
export async function getAnyAccount(ctx: OperatorContext, id: string): Promise<Account> {
  const row = await findAccount(ctx.db.knex, id);
  if (row === undefined) throw notFound('account');
  return toAccount(ctx, row);
}

/** Lists all accounts of the server, newest first. */
export async function listAnyAccounts(
  ctx: OperatorContext,
  filter: AccountFilter,
  page: PageRequest,
): Promise<PageOf<Account>> {
  const rows = await listAccountsByPage(ctx.db.knex, filter, page);
  const { data, nextCursor } = toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  return { data: data.map((row) => toAccount(ctx, row)), nextCursor };
}
