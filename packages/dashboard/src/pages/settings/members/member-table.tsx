import type { Member } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { membersQuery } from '../../../api/account-queries.ts';
import { client } from '../../../api/client.ts';
import { useRole, useSession } from '../../../app/session/use-role.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { Moment } from '../../../parts/labels/moment.tsx';
import { Name } from '../../../parts/labels/name.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { DataTable } from '../../../parts/tables/data-table.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { GrantsText } from './grants-text.tsx';

/** The dialog that is open above the table. */
interface Open {
  readonly what: 'change' | 'remove';
  readonly member: Member;
}

function Dialogs({ open: { what, member }, onClose }: { readonly open: Open; readonly onClose: () => void }) {
  const { members } = useTexts();
  const queries = useQueryClient();
  const done = async (text: string) => {
    toast(text);
    onClose();
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => ['members', 'invitations', 'usage'].includes(String(queryKey[0])),
    });
  };
  if (what === 'remove') {
    const remove = async () => {
      await client.members.remove(member.user_id);
      await done(members.removed(member.name));
    };
    const texts = { title: members.removeAt(member.name), text: members.removeText, submit: members.remove };
    return <ConfirmDialog {...texts} action={remove} onClose={onClose} />;
  }
  return <ChangeDialog member={member} onChanged={() => done(members.changed(member.name))} onClose={onClose} />;
}

interface MemberRowProps {
  readonly member: Member;
  /** Whether the plan allows members. */
  readonly hasMembers: boolean;
  readonly onOpen: (open: Open) => void;
}

function MemberRow({ member, hasMembers, onOpen }: MemberRowProps) {
  const { members } = useTexts();
  const { user } = useSession();
  const mine = useRole();
  const { columns } = members;
  const { name, email, role, grants, last_used_at } = member;
  const isMe = member.user_id === user.id;
  // People cannot change themselves here by mistake: they leave on the page of the account.
  const mayChange = !isMe && (role !== 'owner' || mine === 'owner');
  return (
    <tr>
      <td class="whole">
        <b class="wrap">{name}</b> {isMe && <span class="badge accent">{members.you}</span>}
        <div class="small muted wrap">
          <Name text={email} />
        </div>
      </td>
      <td data-label={columns.role} class="whole">
        {members.roles[role]}
      </td>
      <td data-label={columns.rights} class="whole">
        <GrantsText role={role} grants={grants} />
      </td>
      <td data-label={columns.lastUsed} class="whole">
        {isMe ? members.now : last_used_at === null ? members.never : <Moment at={last_used_at} />}
      </td>
      <td class="whole">
        {mayChange && (
          <div class="row right">
            {hasMembers && (
              <Button aria-label={members.changeAt(name)} onClick={() => onOpen({ what: 'change', member })}>
                {members.change}
              </Button>
            )}
            <Button aria-label={members.removeAt(name)} onClick={() => onOpen({ what: 'remove', member })}>
              {members.remove}
            </Button>
          </div>
        )}
      </td>
    </tr>
  );
}

/** The table of the members and their rights. */
export function MemberTable({ hasMembers }: { readonly hasMembers: boolean }) {
  const { members } = useTexts();
  const { columns } = members;
  const list = useInfiniteQuery(membersQuery);
  const [open, setOpen] = useState<Open>();
  if (list.data === undefined) return list.isError ? <ErrorNote error={list.error} /> : <SkeletonRows rows={3} />;
  const rows = list.data.pages.flatMap(({ data }) => data);
  return (
    <>
      <DataTable
        label={members.table}
        columns={[columns.person, columns.role, columns.rights, columns.lastUsed]}
        actions={columns.actions}
      >
        {rows.map((member) => (
          <MemberRow key={member.user_id} member={member} hasMembers={hasMembers} onOpen={setOpen} />
        ))}
      </DataTable>
      <ShowMore list={list} />
      {open && <Dialogs open={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
