import type { Context } from '../../../context.ts';
import { notFound } from '../../../platform/errors.ts';
import { type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import { findMember, findMembership, listMemberRows, type MemberRow } from '../../members/index.ts';
import { assertManages, assertTeamPlan, notInAccount } from '../assert-manages.ts';

/** Refuses callers who may not see the team. The result does not depend on the member that they want to see. */
async function assertSeesTeam({ db, account, actor }: Context): Promise<void> {
  const acting = await findMembership(db.knex, { account_id: account.id, user_id: actor.id });
  if (acting === undefined) throw notInAccount();
  assertManages(acting, []);
  if (acting.role !== 'owner') assertTeamPlan(account);
}

/** Lists the members of the account, newest first. */
export async function listMembers(ctx: Context, page: PageRequest): Promise<PageOf<MemberRow>> {
  const rows = await listMemberRows(ctx.db.knex, ctx.account.id, page);
  return toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.user_id }));
}

/**
 * Finds a member. Everybody may see their own membership, on every plan.
 * @throws ServiceError `not_found`, `forbidden`, `plan_required`
 */
export async function getMember(ctx: Context, userId: string): Promise<MemberRow> {
  if (userId !== ctx.actor.id) await assertSeesTeam(ctx);
  const row = await findMember(ctx.db.knex, { account_id: ctx.account.id, user_id: userId });
  if (row === undefined) throw notFound('member');
  return row;
}
