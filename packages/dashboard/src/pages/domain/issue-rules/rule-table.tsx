import type { IssueRule } from '@linkvitals/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { issueRulesQuery, openKindsQuery } from '../../../api/issue-rule-queries.ts';
import { toast, toastWith } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { useByline } from '../../../parts/labels/byline.ts';
import { Deadline } from '../../../parts/labels/deadline.tsx';
import { Moment } from '../../../parts/labels/moment.tsx';
import { DataTable } from '../../../parts/tables/data-table.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { ConfirmDialog } from '../../settings/confirm-dialog.tsx';
import { useKindTitles } from '../facts/check-texts.ts';
import { useRefreshIssues } from '../issues/change-issue.ts';
import { EditRuleDialog } from './edit-rule-dialog.tsx';
import { sameRule } from './rule-of.ts';

interface DeleteRuleDialogProps {
  readonly rule: IssueRule;
  /** The kind and pattern that it ignores, in words. */
  readonly name: string;
  readonly onClose: () => void;
}

function DeleteRuleDialog({ rule, name, onClose }: DeleteRuleDialogProps) {
  const { issueRules, common } = useTexts();
  const { remove } = issueRules;
  const queries = useQueryClient();
  const refreshIssues = useRefreshIssues();
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: issueRulesQuery(rule.domain_id).queryKey });
    await refreshIssues();
  };
  const undo = async () => {
    await client.issues.createRule(rule.domain_id, sameRule(rule));
    toast(remove.undone);
    await refresh();
  };
  const action = async () => {
    await client.issues.deleteRule(rule.id);
    const done = remove.done(rule.ignored_issues);
    // A rule that has expired cannot be added again.
    if (rule.expires_at !== null && Date.parse(rule.expires_at) <= Date.now()) toast(done);
    else toastWith(done, { text: common.undo, run: undo });
    onClose();
    await refresh();
  };
  return (
    <ConfirmDialog
      title={remove.title(name)}
      text={remove.text(rule.ignored_issues)}
      submit={remove.submit}
      action={action}
      onClose={onClose}
    />
  );
}

function RuleRow({ rule, mayEdit }: { readonly rule: IssueRule; readonly mayEdit: boolean }) {
  const { issueRules: texts } = useTexts();
  const format = useFormat();
  const kinds = useKindTitles(useQuery(openKindsQuery(rule.domain_id)).data ?? {});
  const byline = useByline();
  const [isDeleting, setDeleting] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const { kind, url_pattern: pattern } = rule;
  const kindText = kind === 'broken_link' ? texts.brokenLink : (kinds[kind ?? ''] ?? kind);
  const name = [kindText, pattern].filter((part) => part !== null && part !== undefined).join(', ');
  return (
    <tr>
      <td class="whole">
        <div>{kindText ?? texts.everyKind}</div>
        <div class="mono">{pattern ?? texts.everyUrl}</div>
      </td>
      <td data-label={texts.columns.issues}>{format.number(rule.ignored_issues)}</td>
      <td class="whole" data-label={texts.columns.reason}>
        {rule.reason}
      </td>
      <td data-label={texts.columns.created}>
        {byline(rule.by)}, <Moment at={rule.created_at} />
      </td>
      <td data-label={texts.columns.ends}>
        {rule.expires_at === null ? texts.never : <Deadline at={rule.expires_at} />}
      </td>
      <td>
        {mayEdit && (
          <div class="cell-actions">
            <Button aria-label={texts.editRule(pattern ?? kindText ?? '')} onClick={() => setEditing(true)}>
              {texts.editShort}
            </Button>
            <Button aria-label={texts.removeRule(pattern ?? kindText ?? '')} onClick={() => setDeleting(true)}>
              {texts.removeShort}
            </Button>
          </div>
        )}
        {isEditing && <EditRuleDialog ruleId={rule.id} onClose={() => setEditing(false)} />}
        {isDeleting && <DeleteRuleDialog rule={rule} name={name} onClose={() => setDeleting(false)} />}
      </td>
    </tr>
  );
}

/** The rules of a domain: what each ignores, who added it, and why. */
export function RuleTable({ rules, mayEdit }: { readonly rules: readonly IssueRule[]; readonly mayEdit: boolean }) {
  const { columns, title } = useTexts().issueRules;
  return (
    <DataTable
      label={title}
      columns={[columns.what, columns.issues, columns.reason, columns.created, columns.ends]}
      actions={columns.actions}
    >
      {rules.map((rule) => (
        <RuleRow key={rule.id} rule={rule} mayEdit={mayEdit} />
      ))}
    </DataTable>
  );
}
