import { useQuery } from '@tanstack/react-query';
import { assignableMembersQuery } from '../../../api/account-queries.ts';
import { rightsOf } from '../../../api/rights-of.ts';
import { useManages, useSession } from '../../../app/session/use-role.ts';
import { useTexts } from '../../../texts/texts.tsx';

export interface Assignable {
  readonly id: string;
  readonly name: string;
}

/** The people to whom the person may assign issues of a domain. Owners and admins can list the members; other people can only choose themselves. */
export function useAssignable(domainId: string): readonly Assignable[] {
  const { issues } = useTexts();
  const { user } = useSession();
  const manages = useManages();
  const members = useQuery({ ...assignableMembersQuery, enabled: manages });
  return (
    (members.data ?? [{ user_id: user.id, name: user.name, role: null, grants: [] }])
      // Owners and admins have all rights and no grants.
      .filter(({ role, grants }) => role !== 'member' || rightsOf(grants)(domainId).has('view'))
      .map(({ user_id, name }) => ({ id: user_id, name: user_id === user.id ? issues.assign.me(name) : name }))
  );
}
