import type { Context } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { notFound } from '../../../platform/errors.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { assertManages, lockTeam } from '../assert-manages.ts';
import { auditedValues } from '../audited-values.ts';
import { deleteInvitation, lockInvitation } from './store.ts';

/** @throws ServiceError `forbidden`, `not_found` */
export async function revokeInvitation(ctx: Context, id: string): Promise<void> {
  await transaction(ctx.db, async (trx) => {
    assertManages(await lockTeam(ctx, trx), []);
    const row = await lockInvitation(trx, { account_id: ctx.account.id, id });
    if (row === undefined) throw notFound('invitation');
    await deleteInvitation(trx, row);
    const subject = { id, name: row.email };
    await recordAudit(ctx, trx, { action: 'invitation.revoked', subject, before: auditedValues(row) });
  });
}
