import type { Invitation, InvitationSent } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { invitationsQuery } from '../../../api/account-queries.ts';
import { client } from '../../../api/client.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { Deadline } from '../../../parts/labels/deadline.tsx';
import { Moment } from '../../../parts/labels/moment.tsx';
import { Name } from '../../../parts/labels/name.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAction } from '../use-action.ts';
import { GrantsText } from './grants-text.tsx';
import { ResendButton } from './resend-button.tsx';

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly onSent: (sent: InvitationSent) => void;
  readonly onRevoke: () => void;
}

function InvitationRow({ invitation, onSent, onRevoke }: InvitationRowProps) {
  const { members } = useTexts();
  const { pending } = members;
  const queries = useQueryClient();
  const { busy, run } = useAction();
  const { id, email, role, grants, invited_by, sent_at, expires_at } = invitation;
  const resend = () =>
    run(async () => {
      onSent(await client.invitations.resend(id));
      await queries.invalidateQueries({ queryKey: ['invitations'] });
    });
  return (
    <li class="choice">
      <div>
        <b class="wrap">
          <Name text={email} />
        </b>{' '}
        {members.roles[role]}
        <div class="small muted">
          <GrantsText role={role} grants={grants} />
        </div>
        <div class="small muted">
          {pending.sent} <Moment at={sent_at} />
          {invited_by !== null && `, ${pending.by(invited_by)}`} ·{' '}
          {new Date(expires_at) < new Date() ? pending.expired : pending.expires} <Deadline at={expires_at} />
        </div>
      </div>
      <div class="row">
        <ResendButton email={email} sentAt={sent_at} busy={busy} onClick={resend} />
        <Button aria-label={pending.revokeAt(email)} onClick={onRevoke}>
          {pending.revoke}
        </Button>
      </div>
    </li>
  );
}

/** The card with the invitations that are not accepted yet. */
export function InvitationsCard({ onSent }: { readonly onSent: (sent: InvitationSent) => void }) {
  const { members } = useTexts();
  const { pending } = members;
  const queries = useQueryClient();
  const list = useInfiniteQuery(invitationsQuery);
  const [revoked, setRevoked] = useState<Invitation>();
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const revoke = async ({ id }: Invitation) => {
    await client.invitations.revoke(id);
    toast(pending.revoked);
    setRevoked(undefined);
    await queries.invalidateQueries({ queryKey: ['invitations'] });
  };
  return (
    <section class="card pad stack" aria-label={pending.title}>
      <h2>{pending.title}</h2>
      {list.isError && <ErrorNote error={list.error} />}
      {rows?.length === 0 && <p class="muted">{pending.none}</p>}
      <ul class="stack">
        {rows?.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            onSent={onSent}
            onRevoke={() => setRevoked(invitation)}
          />
        ))}
      </ul>
      <ShowMore list={list} />
      {revoked && (
        <ConfirmDialog
          title={pending.revokeAt(revoked.email)}
          text={pending.revokeText}
          submit={pending.revoke}
          action={() => revoke(revoked)}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </section>
  );
}
