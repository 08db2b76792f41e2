import type { IssueRuleProposal } from '@linkvitals/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { issueRulesQuery, openKindsQuery } from '../../../api/issue-rule-queries.ts';
import { toast, toastWith } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useKindTitles } from '../facts/check-texts.ts';
import { isPeriodPast } from '../facts/ignore-period.ts';
import { IgnorePeriodField } from '../facts/ignore-period-field.tsx';
import { useRefreshIssues } from '../issues/change-issue.ts';
import { proposalOf, ruleOf, suggestedPattern } from './rule-of.ts';
import { RulePreview } from './rule-preview.tsx';

/** Ignores a kind of issue, a pattern of URLs, or what fits both. */
export function AddRuleDialog({ domainId, onClose }: { readonly domainId: string; readonly onClose: () => void }) {
  const { issueRules, common } = useTexts();
  const { dialog } = issueRules;
  const queries = useQueryClient();
  const refreshIssues = useRefreshIssues();
  const [rule, setRule] = useState<IssueRuleProposal>();
  const kinds = useKindTitles(useQuery(openKindsQuery(domainId)).data ?? {});
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: issueRulesQuery(domainId).queryKey });
    await refreshIssues();
  };
  const check = ({ period, expires_at, url_pattern = '' }: Readonly<Record<string, string>>) => {
    const instead = suggestedPattern(url_pattern);
    return {
      ...(instead !== undefined && { url_pattern: dialog.noUrl(instead) }),
      ...(isPeriodPast(period, expires_at, new Date()) && { expires_at: common.input.isPast }),
    };
  };
  const add = async (values: Readonly<Record<string, string>>) => {
    const { id, ignored_issues } = await client.issues.createRule(domainId, ruleOf(values, new Date()));
    const undo = async () => {
      await client.issues.deleteRule(id);
      toast(issueRules.remove.done(ignored_issues));
      await refresh();
    };
    toastWith(ignored_issues === 0 ? dialog.doneNone : dialog.done, { text: common.undo, run: undo });
    onClose();
    await refresh();
  };
  return (
    <Dialog title={dialog.title} onClose={onClose}>
      <p>{dialog.text}</p>
      <Form label={dialog.title} check={check} onSubmit={add} onInput={(values) => setRule(proposalOf(values))}>
        <SelectField name="kind" label={dialog.kind} hint={dialog.kindHint} value="">
          <option value="">{issueRules.everyKind}</option>
          <OptionsOf texts={{ ...kinds, broken_link: issueRules.brokenLink }} />
        </SelectField>
        <TextField
          name="url_pattern"
          label={dialog.pattern}
          hint={dialog.patternHint}
          maxLength={512}
          autoComplete="off"
          spellcheck={false}
          autoFocus
        />
        <RulePreview domainId={domainId} rule={rule} />
        <TextField name="reason" label={dialog.reason} hint={dialog.reasonHint} maxLength={500} required />
        <IgnorePeriodField name="expires_at" />
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{dialog.submit}</Submit>
        </div>
      </Form>
    </Dialog>
  );
}
