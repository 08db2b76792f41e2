import type { Context } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { notFound, ServiceError } from '../../../platform/errors.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { assertManages, assertTeamPlan, lockTeam } from '../assert-manages.ts';
import { newLink, type SentInvitation, sendInvitation } from './send-invitation.ts';
import { lockInvitation, updateInvitation } from './store.ts';

const PAUSE_MS = 60_000;

/**
 * Sends an invitation again with a new link; the earlier one does not work any more.
 * @throws ServiceError `plan_required`, `forbidden`, `not_found`, `rate_limited`
 */
export async function resendInvitation(ctx: Context, id: string): Promise<SentInvitation> {
  assertTeamPlan(ctx.account);
  const sent = await transaction(ctx.db, async (trx) => {
    const acting = await lockTeam(ctx, trx);
    const before = await lockInvitation(trx, { account_id: ctx.account.id, id });
    if (before === undefined) throw notFound('invitation');
    assertManages(acting, [before.role]);
    const waitMs = before.sent_at + PAUSE_MS - ctx.clock.now();
    if (waitMs > 0) {
      const retryAfterSeconds = Math.ceil(waitMs / 1000);
      const detail = `The invitation was sent a moment ago. Wait ${retryAfterSeconds} s.`;
      throw new ServiceError('rate_limited', { detail, retryAfterSeconds });
    }
    const { token, columns } = newLink(ctx);
    const row = { ...before, ...columns };
    await updateInvitation(trx, row, columns);
    await recordAudit(ctx, trx, { action: 'invitation.resent', subject: { id, name: row.email } });
    return sendInvitation(ctx, trx, { row, token });
  });
  await ctx.alarms.wake('mail', sent.mail);
  return sent;
}
