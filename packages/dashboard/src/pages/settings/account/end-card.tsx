import type { AccountMembership } from '@linkvitals/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { assignableMembersQuery } from '../../../api/account-queries.ts';
import { client } from '../../../api/client.ts';
import { useSession } from '../../../app/session/use-role.ts';
import { toast } from '../../../app/toasts.tsx';
import { pagePaths } from '../../../page-paths.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ConfirmDialog, DangerSubmit } from '../confirm-dialog.tsx';
import { withReauthentication } from '../reauthentication.ts';
import { useExplain } from '../use-action.ts';

interface EndDialogProps {
  readonly account: AccountMembership;
  readonly onClose: () => void;
}

/** Returns a function to call when the person has lost access to the account: it shows a text and opens the first page. */
function useLeft(): (text: string) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (text) => {
    toast(text);
    await navigate({ to: '/' });
    // Data of one account must not be seen in another.
    await queries.resetQueries();
  };
}

function DeleteDialog({ account, onClose }: EndDialogProps) {
  const { accountSettings, common } = useTexts();
  const { end } = accountSettings;
  const explain = useExplain();
  const left = useLeft();
  const [typed, setTyped] = useState('');
  const remove = async () => {
    await withReauthentication(() => client.account.delete({ confirm: account.name }));
    await left(end.removed(account.name));
  };
  return (
    <Dialog title={end.removeTitle(account.name)} onClose={onClose}>
      <p>{end.removeText}</p>
      <Form label={end.removeTitle(account.name)} onSubmit={remove} explain={explain}>
        <TextField
          name="confirm"
          label={end.confirm(account.name)}
          autoComplete="off"
          spellcheck={false}
          autoFocus
          onInput={(event) => setTyped(event.currentTarget.value.trim())}
        />
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <DangerSubmit allowed={typed === account.name.trim()} text={end.removeSubmit} />
        </div>
      </Form>
    </Dialog>
  );
}

function LeaveDialog({ account, onClose }: EndDialogProps) {
  const { end } = useTexts().accountSettings;
  const { user } = useSession();
  const left = useLeft();
  const leave = async () => {
    await client.members.remove(user.id);
    await left(end.left(account.name));
  };
  const texts = { title: end.leaveTitle(account.name), text: end.leaveText, submit: end.leave };
  return <ConfirmDialog {...texts} action={leave} onClose={onClose} />;
}

/** The reason why the last owner cannot leave, and what to do first. */
function LastOwner({ isAlone }: { readonly isAlone: boolean }) {
  const { end } = useTexts().accountSettings;
  return (
    <div class="stack tight">
      <p>{isAlone ? end.lastAlone : end.lastOwner}</p>
      {!isAlone && (
        <p>
          <Link to={pagePaths.members}>{end.toMembers}</Link>
        </p>
      )}
    </div>
  );
}

/** The card to leave the account and, for owners, to delete it. */
export function EndCard({ account }: { readonly account: AccountMembership }) {
  const { end } = useTexts().accountSettings;
  const isOwner = account.role === 'owner';
  const members = useQuery({ ...assignableMembersQuery, enabled: isOwner }).data;
  const isLastOwner = isOwner && members?.filter(({ role }) => role === 'owner').length === 1;
  const [open, setOpen] = useState<'leave' | 'remove'>();
  const close = () => setOpen(undefined);
  return (
    <section class="card pad stack whole">
      <h2>{end.title}</h2>
      <div class="choice">
        {isLastOwner ? <LastOwner isAlone={members.length === 1} /> : <div>{end.leaveText}</div>}
        {!isLastOwner && (
          <Button kind="danger" onClick={() => setOpen('leave')}>
            {end.leave}
          </Button>
        )}
      </div>
      {isOwner && (
        <div class="choice">
          <div>{end.removeText}</div>
          <Button kind="danger" onClick={() => setOpen('remove')}>
            {end.remove}
          </Button>
        </div>
      )}
      {open === 'leave' && <LeaveDialog account={account} onClose={close} />}
      {open === 'remove' && <DeleteDialog account={account} onClose={close} />}
    </section>
  );
}
