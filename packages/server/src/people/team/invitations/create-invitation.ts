import type { InvitationCreate } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { type Executor, transaction } from '../../../platform/storage/index.ts';
import { isMember } from '../../members/index.ts';
import { findUserByEmail, readEmail } from '../../users/index.ts';
import { assertManages, assertRoomForMember, assertTeamPlan, lockTeam } from '../assert-manages.ts';
import { auditedValues } from '../audited-values.ts';
import { readGrants } from '../read-grants.ts';
import { letsInNewPeople } from './lets-in-new-people.ts';
import { newLink, type SentInvitation, sendInvitation } from './send-invitation.ts';
import { countInvitations, hasInvitation, insertInvitation } from './store.ts';

const MAX_OPEN = 100;

async function assertInvitable(trx: Executor, accountId: string, email: string): Promise<void> {
  if (await isMember(trx, accountId, email)) {
    throw new ServiceError('member_exists', `${email} belongs to the account already. Change the member instead.`);
  }
  if (await hasInvitation(trx, accountId, email)) {
    throw new ServiceError('invitation_exists', `${email} is invited already. Send it again, or revoke it first.`);
  }
  if ((await countInvitations(trx, accountId)) >= MAX_OPEN) {
    const detail = `An account has ${MAX_OPEN} open invitations at most. Revoke some that nobody accepts.`;
    throw new ServiceError('invitation_limit_reached', detail);
  }
}

/**
 * Invites an address, whether a person here has it or not.
 * @throws ServiceError `plan_required`, `forbidden`, `invalid_setting`, `member_exists`, `invitation_exists`,
 * `invitation_limit_reached`, `plan_limit_reached`, `rate_limited`
 */
export async function createInvitation(ctx: Context, input: InvitationCreate): Promise<SentInvitation> {
  assertTeamPlan(ctx.account);
  const email = readEmail(input.email);
  const { role } = input;
  const { id: accountId } = ctx.account;
  const { sent, inviter } = await transaction(ctx.db, async (trx) => {
    const inviter = await lockTeam(ctx, trx);
    assertManages(inviter, [role]);
    await assertInvitable(trx, accountId, email);
    await assertRoomForMember(trx, ctx.account);
    const grants = await readGrants(trx, { accountId, role, grants: input.grants ?? [] });
    const { token, columns } = newLink(ctx);
    const whose = { id: ctx.ids.uuid(), account_id: accountId, email, invited_by: ctx.actor.id };
    const row = { ...whose, role, grants, created_at: columns.sent_at, ...columns };
    await insertInvitation(trx, row);
    const subject = { id: row.id, name: email };
    await recordAudit(ctx, trx, { action: 'invitation.created', subject, after: auditedValues(row) });
    return { sent: await sendInvitation(ctx, trx, { row, token }), inviter: inviter.role };
  });
  await ctx.alarms.wake('mail', sent.mail);
  if (!letsInNewPeople(ctx.config.signUp, inviter)) await warnOfClosedSignUp(ctx, sent);
  return sent;
}

/** Logs a fact for the operator that the response must not reveal. */
async function warnOfClosedSignUp({ db, log }: Context, { row }: SentInvitation): Promise<void> {
  if ((await findUserByEmail(db.knex, row.email)) !== undefined) return;
  const what = { invitation_id: row.id };
  log.warn(
    what,
    'the invited person is new and cannot accept: have an owner invite, or set LINKVITALS_SIGNUP to invite',
  );
}
