import '../../../parts/tables/table.css';
import './members.css';
import type { InvitationSent } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { accountQuery, usageQuery } from '../../../api/account-queries.ts';
import { useOpenOnArrival } from '../../../app/open-on-arrival.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { PlanHint } from '../../../parts/labels/plan-hint.tsx';
import { isAbove } from '../../../parts/labels/plan-that-allows.ts';
import { Page } from '../../../parts/page/page.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import { InviteDialog, LinkDialog } from './invite-dialog.tsx';
import { MemberTable } from './member-table.tsx';

/** The page with the members of the account and its invitations; for owners and admins. */
export function MembersPage() {
  const { members, settings } = useTexts();
  const usage = useQuery(usageQuery).data?.members;
  const hasMembers = useQuery(accountQuery).data?.limits.agency_features;
  const isFull = usage !== undefined && usage.limit !== null && usage.used >= usage.limit;
  const [isInviting, setInviting] = useState(false);
  useOpenOnArrival('invite', () => setInviting(true));
  const [sent, setSent] = useState<InvitationSent>();
  const onSent = (invitation: InvitationSent) => {
    setInviting(false);
    if (invitation.email_sent) toast(members.invite.sent(invitation.email));
    else setSent(invitation);
  };
  return (
    <Page
      title={settings.pages.members}
      lead={usage && members.count(usage.used, usage.limit)}
      actions={
        hasMembers &&
        !isFull && (
          <Button kind="primary" onClick={() => setInviting(true)}>
            <Icon name="plus" />
            {members.invite.open}
          </Button>
        )
      }
    >
      {hasMembers === false && (
        <p class="muted">
          {members.needsPlan} <PlanHint allows={(limits) => limits.agency_features} />
        </p>
      )}
      {hasMembers && isFull && (
        <p class="muted">
          {members.full} <PlanHint allows={(limits) => isAbove(limits.members, usage.used)} />
        </p>
      )}
      <MemberTable hasMembers={hasMembers ?? false} />
      {hasMembers && <InvitationsCard onSent={onSent} />}
      {isInviting && <InviteDialog onSent={onSent} onClose={() => setInviting(false)} />}
      {sent && <LinkDialog sent={sent} onClose={() => setSent(undefined)} />}
    </Page>
  );
}
