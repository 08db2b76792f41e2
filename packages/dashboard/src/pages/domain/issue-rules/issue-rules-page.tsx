import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { domainQuery } from '../../../api/domain-queries.ts';
import { issueRulesQuery } from '../../../api/issue-rule-queries.ts';
import { useRights } from '../../../api/rights.ts';
import { useOpenOnArrival } from '../../../app/open-on-arrival.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { AddRuleDialog } from './add-rule-dialog.tsx';
import { RuleTable } from './rule-table.tsx';

/** The page with the rules of a domain that ignore issues. */
export function IssueRulesPage() {
  const { issueRules: texts } = useTexts();
  const { domainId } = useParams({ from: '/signed-in/domains/$domainId' });
  const { data: domain } = useSuspenseQuery(domainQuery(domainId));
  const rights = useRights()(domainId);
  const list = useInfiniteQuery(issueRulesQuery(domainId));
  // The initial pattern of the rule that is being added; undefined: none is being added.
  const [adding, setAdding] = useState<string>();
  const rules = list.data?.pages.flatMap(({ data }) => data);
  const mayEdit = rights.has('edit');
  const mayAdd = mayEdit && !domain.read_only;
  useOpenOnArrival('add-rule', ({ pattern = '' }) => mayAdd && setAdding(pattern));
  return (
    <div class="stack">
      <div class="row end">
        <h2>{texts.title}</h2>
        {mayAdd && (
          <Button kind="primary" onClick={() => setAdding('')}>
            <Icon name="plus" />
            {texts.add}
          </Button>
        )}
      </div>
      <p class="muted">{texts.lead}</p>
      {list.isError && <ErrorNote error={list.error} />}
      {list.isPending && <SkeletonRows rows={2} />}
      {rules?.length === 0 && <p class="card pad muted">{texts.empty}</p>}
      {rules !== undefined && rules.length > 0 && <RuleTable rules={rules} mayEdit={mayEdit} />}
      <ShowMore list={list} />
      {adding !== undefined && (
        <AddRuleDialog domainId={domainId} pattern={adding} onClose={() => setAdding(undefined)} />
      )}
    </div>
  );
}
