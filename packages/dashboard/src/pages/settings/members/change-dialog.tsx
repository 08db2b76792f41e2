import type { Member, MemberUpdate } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { ConflictNote, type Difference } from '../../../parts/forms/conflict-note.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { useConflict, type Versioned } from '../../../parts/forms/use-conflict.ts';
import { versioned, versionQuery } from '../../../parts/forms/version-query.ts';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { GrantsText } from './grants-text.tsx';
import { RoleForm } from './role-form.tsx';

type Rights = Required<MemberUpdate>;

interface ChangeDialogProps {
  readonly member: Member;
  /** Called when the change is saved. */
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: () => void;
}

const memberQuery = (userId: string) =>
  versionQuery(['member-version', userId], (signal) => client.members.get(userId, { signal }));

function useDifferences(): (mine: Rights, theirs: Rights) => readonly Difference[] {
  const { members } = useTexts();
  const { role, rights } = members.columns;
  return (mine, theirs) => [
    { label: role, mine: members.roles[mine.role], theirs: members.roles[theirs.role] },
    { label: rights, mine: <GrantsText {...mine} />, theirs: <GrantsText {...theirs} /> },
  ];
}

function ChangeForm({
  version,
  onChanged,
  onClose,
}: { readonly version: Versioned<Member> } & Omit<ChangeDialogProps, 'member'>) {
  const { members, common } = useTexts();
  const { user_id, name, role, grants } = version.data;
  const differences = useDifferences();
  const { conflict, save, keep } = useConflict(
    () => versioned(client.members.get(user_id)),
    async (mine: Rights, options) => {
      await client.members.update(user_id, mine.role === 'member' ? mine : { role: mine.role }, options);
      await onChanged();
    },
  );
  return (
    <RoleForm
      label={members.changeAt(name)}
      firstRole={role}
      grants={grants}
      onSend={(mine) => save(mine, version.etag)}
    >
      {conflict ? (
        <ConflictNote differences={differences(conflict.mine, conflict.theirs.data)} onKeep={keep} onTake={onChanged} />
      ) : (
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{members.change}</Submit>
        </div>
      )}
    </RoleForm>
  );
}

/** The dialog that changes the role and rights of a member, unless somebody else has changed them meanwhile. */
export function ChangeDialog({ member, onClose, ...rest }: ChangeDialogProps) {
  const { members } = useTexts();
  const { data, error } = useQuery(memberQuery(member.user_id));
  return (
    <Dialog title={members.changeAt(member.name)} onClose={onClose}>
      {error && <ErrorNote error={error} />}
      {data && <ChangeForm version={data} onClose={onClose} {...rest} />}
    </Dialog>
  );
}
