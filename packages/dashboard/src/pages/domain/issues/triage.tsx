import type { Issue } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { assignableMembersQuery } from '../../../api/account-queries.ts';
import { client } from '../../../api/client.ts';
import { useRights } from '../../../api/rights.ts';
import { rightsOf } from '../../../api/rights-of.ts';
import { useManages, useSession } from '../../../app/session/use-role.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useChangeIssue } from './change-issue.ts';

interface Assignable {
  readonly id: string;
  readonly name: string;
}

/** The people to whom the person may assign an issue. Owners and admins can list the members; other people can only choose themselves. */
function useAssignable({ domain_id, assignee_id }: Issue): readonly Assignable[] {
  const { issues } = useTexts();
  const { user } = useSession();
  const manages = useManages();
  const members = useQuery({ ...assignableMembersQuery, enabled: manages });
  const known = (members.data ?? [{ user_id: user.id, name: user.name, role: null, grants: [] }])
    // Owners and admins have all rights and no grants.
    .filter(({ role, grants }) => role !== 'member' || rightsOf(grants)(domain_id).has('view'))
    .map(({ user_id, name }) => ({ id: user_id, name: user_id === user.id ? issues.assign.me(name) : name }));
  if (assignee_id === null || known.some(({ id }) => id === assignee_id)) return known;
  return [...known, { id: assignee_id, name: issues.assign.somebody }];
}

/** The controls that assign an issue and mark it as known. */
export function Triage({ issue }: { readonly issue: Issue }) {
  const { issues } = useTexts();
  const { acknowledged, assignee_id } = issue;
  const people = useAssignable(issue);
  const acknowledge = useChangeIssue(() => client.issues.update(issue.id, { acknowledged: acknowledged === null }));
  const assign = useChangeIssue(
    (id: string) => client.issues.update(issue.id, { assignee_id: id === '' ? null : id }),
    issues.assign.done,
  );
  if (!useRights()(issue.domain_id).has('edit') || issue.state === 'fixed') return null;
  return (
    <div class="row">
      <Button busy={acknowledge.isPending} onClick={() => acknowledge.mutate()} aria-pressed={acknowledged !== null}>
        {acknowledged === null ? issues.acknowledge : issues.acknowledged}
      </Button>
      {acknowledged === null && <span class="small muted">{issues.acknowledgeHint}</span>}
      <label class="row assign">
        {issues.assign.label}
        <select
          class="input"
          value={assignee_id ?? ''}
          disabled={assign.isPending}
          onChange={({ currentTarget }) => assign.mutate(currentTarget.value)}
        >
          <option value="">{issues.assign.nobody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
