import type { IssueRule, IssueRuleProposal, IssueRuleUpdate } from '@linkvitals/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { issueRulesQuery } from '../../../api/issue-rule-queries.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { ConflictNote } from '../../../parts/forms/conflict-note.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { isApart } from '../../../parts/forms/is-apart.ts';
import { Submit } from '../../../parts/forms/submit.tsx';
import { useConflict, type Versioned } from '../../../parts/forms/use-conflict.ts';
import { versioned, versionQuery } from '../../../parts/forms/version-query.ts';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useRefreshIssues } from '../issues/change-issue.ts';
import { ruleChanges } from './rule-changes.ts';
import { RuleFields } from './rule-fields.tsx';
import { proposalOf } from './rule-of.ts';
import { useCheckRule } from './use-check-rule.ts';
import { useRuleDifferences } from './use-rule-differences.ts';

type Values = Readonly<Record<string, string>>;

const ruleQuery = (ruleId: string) =>
  versionQuery(['issue-rule-version', ruleId], (signal) => client.issues.getRule(ruleId, { signal }));

interface EditRuleFormProps {
  readonly version: Versioned<IssueRule>;
  readonly onClose: () => void;
}

function EditRuleForm({ version: { data: rule, etag }, onClose }: EditRuleFormProps) {
  const { issueRules, common } = useTexts();
  const { editDialog: texts } = issueRules;
  const queries = useQueryClient();
  const refreshIssues = useRefreshIssues();
  const differences = useRuleDifferences();
  const check = useCheckRule();
  // The issues that the rule ignores already are not open, so a preview is loaded only when its kind or pattern is changed.
  const [preview, setPreview] = useState<IssueRuleProposal>();
  const finish = async () => {
    onClose();
    await queries.invalidateQueries({ queryKey: issueRulesQuery(rule.domain_id).queryKey });
    await refreshIssues();
  };
  const { conflict, save, keep } = useConflict(
    () => versioned(client.issues.getRule(rule.id)),
    async (mine: IssueRuleUpdate, options) => {
      await client.issues.updateRule(rule.id, mine, options);
      toast(texts.done);
      await finish();
    },
    (mine, theirs) => isApart(mine, rule, theirs),
  );
  const send = async (values: Values) => {
    const changes = ruleChanges(values, rule, new Date());
    if (Object.keys(changes).length === 0) return onClose();
    await save(changes, etag);
  };
  const look = (values: Values) => {
    const { kind, url_pattern } = ruleChanges(values, rule, new Date());
    setPreview(kind === undefined && url_pattern === undefined ? undefined : proposalOf(values));
  };
  return (
    <Form label={texts.title} check={check} onSubmit={send} onInput={look}>
      <RuleFields domainId={rule.domain_id} first={rule} preview={preview} />
      {conflict ? (
        <ConflictNote differences={differences(conflict.mine, conflict.theirs.data)} onKeep={keep} onTake={finish} />
      ) : (
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{texts.submit}</Submit>
        </div>
      )}
    </Form>
  );
}

/** The dialog that changes the kind, pattern, reason and end of a rule, unless somebody else has changed them meanwhile. */
export function EditRuleDialog({ ruleId, onClose }: { readonly ruleId: string; readonly onClose: () => void }) {
  const { editDialog } = useTexts().issueRules;
  const { data, error } = useQuery(ruleQuery(ruleId));
  return (
    <Dialog title={editDialog.title} onClose={onClose}>
      <p>{editDialog.text}</p>
      {error && <ErrorNote error={error} />}
      {data && <EditRuleForm version={data} onClose={onClose} />}
    </Dialog>
  );
}
