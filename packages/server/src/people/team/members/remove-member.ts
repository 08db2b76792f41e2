import type { Context } from '../../../context.ts';
import { assertVersion } from '../../../platform/asserts/assert-version.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { notFound } from '../../../platform/errors.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { deleteMembership, findMember, type MembershipRow } from '../../members/index.ts';
import { endSessionsFor, moveSessionsOffAccount } from '../../sessions/index.ts';
import { assertManages, assertNotLastOwner, assertTeamPlan, lockTeam } from '../assert-manages.ts';
import { auditedValues } from '../audited-values.ts';
import { deleteInvitationsBy } from '../invitations/store.ts';

interface RemoveInput {
  readonly userId: string;
  /** Version that the member must still have; undefined: any. */
  readonly version: number | undefined;
}

/**
 * Asserts that the caller may remove members: owners always may, admins only on plans with members. The result does not
 * depend on the person to be removed.
 */
function assertRemoves(ctx: Context, acting: MembershipRow): void {
  assertManages(acting, []);
  if (acting.role !== 'owner') assertTeamPlan(ctx.account);
}

/**
 * Removes a person from the account, on every plan; everybody may leave.
 * @throws ServiceError `plan_required`, `forbidden`, `not_found`, `precondition_failed`, `last_owner`
 */
export async function removeMember(ctx: Context, { userId, version }: RemoveInput): Promise<void> {
  const isLeaving = ctx.actor.id === userId;
  const at = { account_id: ctx.account.id, user_id: userId };
  await transaction(ctx.db, async (trx) => {
    const acting = await lockTeam(ctx, trx);
    if (!isLeaving) assertRemoves(ctx, acting);
    const row = await findMember(trx, at);
    if (row === undefined) throw notFound('member');
    if (!isLeaving) assertManages(acting, [row.role]);
    assertVersion(row, version, 'member');
    if (row.role === 'owner') await assertNotLastOwner(trx, at.account_id);
    await deleteMembership(trx, at);
    const what = { subject: { id: userId, name: row.email }, before: auditedValues(row) };
    await recordAudit(ctx, trx, { action: isLeaving ? 'member.left' : 'member.removed', ...what });
    // An invitation may be for another address of the same person.
    await deleteInvitationsBy(trx, at);
    if (isLeaving) await moveSessionsOffAccount(trx, at);
    else await endSessionsFor(trx, at);
  });
}
