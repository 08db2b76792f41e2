import type { InvitationSent, MemberUpdate } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { CopyButton } from '../../../parts/buttons/copy-button.tsx';
import { EmailField } from '../../../parts/fields/email-field.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { RoleForm } from './role-form.tsx';

/** The dialog with the link of an invitation, shown when the server cannot send it by mail. */
export function LinkDialog({ sent, onClose }: { readonly sent: InvitationSent; readonly onClose: () => void }) {
  const { invite } = useTexts().members;
  return (
    <Dialog title={invite.linkTitle} onClose={onClose}>
      <p>{invite.linkText(sent.email)}</p>
      <p>
        <code class="link-value">{sent.link}</code>
      </p>
      <div class="row end">
        <CopyButton value={sent.link ?? ''} what={invite.linkName} />
        <Button kind="primary" onClick={onClose}>
          {invite.done}
        </Button>
      </div>
    </Dialog>
  );
}

interface InviteDialogProps {
  readonly onSent: (sent: InvitationSent) => void;
  readonly onClose: () => void;
}

/** The dialog that invites an address with a role and rights. */
export function InviteDialog({ onSent, onClose }: InviteDialogProps) {
  const { members, common } = useTexts();
  const queries = useQueryClient();
  const invite = async (rights: Required<MemberUpdate>, { email = '' }: Readonly<Record<string, string>>) => {
    const body = { email, role: rights.role, ...(rights.role === 'member' ? { grants: rights.grants } : {}) };
    onSent(await client.invitations.create(body));
    await queries.invalidateQueries({ queryKey: ['invitations'] });
  };
  const address = <EmailField label={members.form.email} autoComplete="off" autoFocus />;
  return (
    <Dialog title={members.invite.open} onClose={onClose}>
      <RoleForm
        label={members.invite.open}
        firstRole="member"
        grants={[{ domain_id: null, rights: ['view'] }]}
        needsDomain
        above={address}
        onSend={invite}
      >
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{members.invite.submit}</Submit>
        </div>
      </RoleForm>
    </Dialog>
  );
}
