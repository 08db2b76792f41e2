import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findMember, listMemberRows, type MemberRow } from '../../members/index.ts';
import { type PageOf, type PageRequest, toPage } from '../../paging.ts';

/** Who belongs to the account, newest first. */
export async function listMembers(ctx: Context, page: PageRequest): Promise<PageOf<MemberRow>> {
  const rows = await listMemberRows(ctx.db.knex, ctx.account.id, page);
  return toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.user_id }));
}

/** @throws ServiceError `not_found` */
export async function getMember(ctx: Context, userId: string): Promise<MemberRow> {
  const row = await findMember(ctx.db.knex, { account_id: ctx.account.id, user_id: userId });
  if (row === undefined) throw notFound('member');
  return row;
}
