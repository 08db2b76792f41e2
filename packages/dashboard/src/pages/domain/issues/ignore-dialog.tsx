import type { Issue } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { issueRulesQuery } from '../../../api/issue-rule-queries.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { Address } from '../../../parts/labels/address.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { endOfPeriod, isPeriodPast } from '../facts/ignore-period.ts';
import { IgnorePeriodField } from '../facts/ignore-period-field.tsx';
import { RulePreview } from '../issue-rules/rule-preview.tsx';
import { useOfferUndo, useRefreshIssues } from './change-issue.ts';
import { widerScopes } from './ignore-scope.ts';
import { useIssueText } from './issue-sign.tsx';

/**
 * The dialog that ignores an issue, or by a rule all issues in the same place or of the same kind: for good or for some time, with a
 * reason for others. It can be undone at once.
 */
export function IgnoreDialog({ issue, onClose }: { readonly issue: Issue; readonly onClose: () => void }) {
  const { issues, issueRules, common } = useTexts();
  const { ignoreDialog } = issues;
  const refreshIssues = useRefreshIssues();
  const offerUndo = useOfferUndo();
  const queries = useQueryClient();
  const what = useIssueText()(issue);
  const scopes = widerScopes(issue, issue.kind === 'broken_link' ? issueRules.brokenLink : what);
  const [chosen, setChosen] = useState('issue');
  const scope = scopes.find(({ name }) => name === chosen);
  const refresh = async () => {
    if (scope) await queries.invalidateQueries({ queryKey: issueRulesQuery(issue.domain_id).queryKey });
    await refreshIssues();
  };
  /** Ignores the chosen issues. @returns the announcement, and the way to undo it */
  const apply = async (reason: string, until: string | null) => {
    if (scope === undefined) {
      await client.issues.ignore(issue.id, { reason, until });
      const undo = { run: () => client.issues.reopen(issue.id), done: issues.reopenDone };
      return { done: ignoreDialog.done, undo };
    }
    const rule = await client.issues.createRule(issue.domain_id, { ...scope.rule, reason, expires_at: until });
    const { dialog, remove } = issueRules;
    const undo = { run: () => client.issues.deleteRule(rule.id), done: remove.done(rule.ignored_issues) };
    return { done: dialog.done, undo };
  };
  const day = scope === undefined ? 'until' : 'expires_at';
  const check = ({ period, [day]: lastDay }: Readonly<Record<string, string>>) =>
    isPeriodPast(period, lastDay, new Date()) ? { [day]: common.input.isPast } : {};
  const ignore = async ({ reason = '', period, [day]: lastDay }: Readonly<Record<string, string>>) => {
    const { done, undo } = await apply(reason, endOfPeriod(period, lastDay, new Date()));
    offerUndo(done, undo, refresh);
    onClose();
    await refresh();
  };
  return (
    <Dialog title={ignoreDialog.title} onClose={onClose}>
      <p class="mono">
        <Address url={issue.url} />
      </p>
      <p>{scope === undefined ? ignoreDialog.text : issues.scope.note}</p>
      <Form label={ignoreDialog.title} check={check} onSubmit={ignore}>
        <SelectField name="scope" label={issues.scope.label} value="issue" onChange={setChosen}>
          <option value="issue">{issues.scope.issue}</option>
          {scopes.map(({ name, of }) => (
            <option key={name} value={name}>
              {issues.scope[name](of)}
            </option>
          ))}
        </SelectField>
        <p class="small">
          <Link
            to="/domains/$domainId/issues/rules"
            params={{ domainId: issue.domain_id }}
            state={{ open: 'add-rule', pattern: scopes.find(({ rule }) => rule.url_pattern)?.rule.url_pattern }}
          >
            {issues.scope.rule}
          </Link>
        </p>
        {scope && <RulePreview domainId={issue.domain_id} rule={scope.rule} />}
        <TextField name="reason" label={ignoreDialog.reason} hint={ignoreDialog.reasonHint} required autoFocus />
        <IgnorePeriodField name={day} />
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{ignoreDialog.submit}</Submit>
        </div>
      </Form>
    </Dialog>
  );
}
