import type { Issue } from '@linkvitals/contract/types';
import { client } from '../../../api/client.ts';
import { useRights } from '../../../api/rights.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { type Assignable, useAssignable } from './assignable.ts';
import { useChangeIssue } from './change-issue.ts';

/** The people to choose from, with the one to whom the issue is assigned. */
function useChoices({ domain_id, assignee_id }: Issue): readonly Assignable[] {
  const { issues } = useTexts();
  const known = useAssignable(domain_id);
  if (assignee_id === null || known.some(({ id }) => id === assignee_id)) return known;
  return [...known, { id: assignee_id, name: issues.assign.somebody }];
}

/** The controls that assign an issue and mark it as known. */
export function Triage({ issue }: { readonly issue: Issue }) {
  const { issues } = useTexts();
  const { acknowledged, assignee_id } = issue;
  const people = useChoices(issue);
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
