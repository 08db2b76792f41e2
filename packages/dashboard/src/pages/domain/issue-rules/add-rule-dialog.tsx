import type { IssueRuleProposal } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { issueRulesQuery } from '../../../api/issue-rule-queries.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useOfferUndo, useRefreshIssues } from '../issues/change-issue.ts';
import { RuleFields } from './rule-fields.tsx';
import { proposalOf, ruleOf } from './rule-of.ts';
import { useCheckRule } from './use-check-rule.ts';

interface AddRuleDialogProps {
  readonly domainId: string;
  /** The initial pattern of URLs; empty: none. */
  readonly pattern: string;
  readonly onClose: () => void;
}

/** The dialog that adds a rule: it ignores a kind of issue, a pattern of URLs, or issues that match both. */
export function AddRuleDialog({ domainId, pattern, onClose }: AddRuleDialogProps) {
  const { issueRules, common } = useTexts();
  const { dialog } = issueRules;
  const queries = useQueryClient();
  const refreshIssues = useRefreshIssues();
  const offerUndo = useOfferUndo();
  const [rule, setRule] = useState<IssueRuleProposal | undefined>(proposalOf({ url_pattern: pattern }));
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: issueRulesQuery(domainId).queryKey });
    await refreshIssues();
  };
  const check = useCheckRule();
  const add = async (values: Readonly<Record<string, string>>) => {
    const { id, ignored_issues } = await client.issues.createRule(domainId, ruleOf(values, new Date()));
    const undo = { run: () => client.issues.deleteRule(id), done: issueRules.remove.done(ignored_issues) };
    offerUndo(ignored_issues === 0 ? dialog.doneNone : dialog.done, undo, refresh);
    onClose();
    await refresh();
  };
  return (
    <Dialog title={dialog.title} onClose={onClose}>
      <p>{dialog.text}</p>
      <Form label={dialog.title} check={check} onSubmit={add} onInput={(values) => setRule(proposalOf(values))}>
        <RuleFields domainId={domainId} first={{ url_pattern: pattern }} preview={rule} />
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{dialog.submit}</Submit>
        </div>
      </Form>
    </Dialog>
  );
}
