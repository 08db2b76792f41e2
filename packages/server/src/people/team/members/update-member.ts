import type { MemberUpdate } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { assertVersion } from '../../../platform/asserts/assert-version.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { notFound } from '../../../platform/errors.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { findMember, lockMembership, type MemberRow, updateMembership } from '../../members/index.ts';
import { assertManages, assertNotLastOwner, assertTeamPlan, lockTeam, rolesBeyond } from '../assert-manages.ts';
import { auditedValues } from '../audited-values.ts';
import { deleteInvitationsBy } from '../invitations/store.ts';
import { readGrants } from '../read-grants.ts';

interface UpdateInput {
  readonly userId: string;
  readonly change: MemberUpdate;
  /** Version that the member must still have; undefined: any. */
  readonly version: number | undefined;
}

/** @throws ServiceError `plan_required`, `forbidden`, `not_found`, `precondition_failed`, `last_owner`, `invalid_setting` */
export async function updateMember(ctx: Context, { userId, change, version }: UpdateInput): Promise<MemberRow> {
  assertTeamPlan(ctx.account);
  const at = { account_id: ctx.account.id, user_id: userId };
  return transaction(ctx.db, async (trx) => {
    const acting = await lockTeam(ctx, trx);
    const before = await findMember(trx, at);
    if (before === undefined) throw notFound('member');
    const role = change.role ?? before.role;
    assertManages(acting, [before.role, role]);
    if (before.role === 'owner' && role !== 'owner') await assertNotLastOwner(trx, at.account_id);
    // Domains are locked before memberships, in the same order as in the deletion of a domain.
    const given = change.grants && (await readGrants(trx, { accountId: at.account_id, role, grants: change.grants }));
    const row = await lockMembership(trx, at);
    if (row === undefined) throw notFound('member');
    assertVersion(row, version, 'member');
    const grants = role === 'member' ? (given ?? row.grants ?? []) : null;
    await updateMembership(trx, row, { role, grants, updated_at: ctx.clock.now() });
    // An invitation may be for another address of the same person.
    if (role !== row.role) await deleteInvitationsBy(trx, at, rolesBeyond[role]);
    const subject = { id: userId, name: before.email };
    const [old, after] = [auditedValues(row), auditedValues({ role, grants })];
    await recordAudit(ctx, trx, { action: 'member.updated', subject, before: old, after });
    return { ...before, role, grants, version: row.version + 1 };
  });
}
