import type { Invitation, InvitationSent } from '@linkvitals/contract';
import { toIso } from '../../../platform/time.ts';
import { presentGrants } from '../members/present-member.ts';
import type { Invited } from './list-invitations.ts';
import type { SentInvitation } from './send-invitation.ts';

export const presentInvitation = ({ row, invitedBy }: Invited): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  grants: presentGrants(row.grants),
  invited_by: invitedBy,
  created_at: toIso(row.created_at),
  sent_at: toIso(row.sent_at),
  expires_at: toIso(row.expires_at),
});

/** Presents a sent invitation. Its link is shown only when no mail delivers it. */
export const presentSent = ({ mail, link, ...invited }: SentInvitation): InvitationSent => ({
  ...presentInvitation(invited),
  email_sent: mail !== undefined,
  link: mail === undefined ? link : null,
});
