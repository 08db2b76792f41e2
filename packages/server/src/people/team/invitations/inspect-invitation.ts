import type { InvitationPreview } from '@linkvitals/contract';
import type { VisitorContext } from '../../../context.ts';
import { toIso } from '../../../platform/time.ts';
import { listUserNames } from '../../users/index.ts';
import { openInvitation } from './open-invitation.ts';

/**
 * The content of the page that the link of an invitation opens. It does not reveal whether the address is known here:
 * on servers without mail, others than the invited person have the link.
 * @throws ServiceError `link_expired`, `rate_limited`
 */
export async function inspectInvitation(ctx: VisitorContext, token: string): Promise<InvitationPreview> {
  const { row, account } = await openInvitation(ctx, token);
  const names = await listUserNames(ctx.db.knex, [row.invited_by]);
  return {
    account_name: account.name,
    email: row.email,
    role: row.role,
    invited_by: names.get(row.invited_by) ?? null,
    expires_at: toIso(row.expires_at),
  };
}
