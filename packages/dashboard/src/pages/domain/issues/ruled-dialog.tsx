import type { Issue } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../../api/client.ts';
import { issueRulesQuery } from '../../../api/issue-rule-queries.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { IgnoredMark } from '../facts/ignored-mark.tsx';
import { useChangeIssue } from './change-issue.ts';
import { useReopenIssue } from './reopening.ts';

interface RuledDialogProps {
  readonly issue: Issue;
  readonly ruleId: string;
  readonly onClose: () => void;
}

/** The dialog that stops ignoring an issue that a rule ignores: only this one, or all that the rule ignores. */
export function RuledDialog({ issue, ruleId, onClose }: RuledDialogProps) {
  const { issues, issueRules, common } = useTexts();
  const { ruleDialog: texts } = issues;
  const queries = useQueryClient();
  const rules = useInfiniteQuery(issueRulesQuery(issue.domain_id)).data?.pages.flatMap(({ data }) => data);
  const rule = rules?.find(({ id }) => id === ruleId);
  const reopen = useReopenIssue(issue, onClose);
  const remove = useChangeIssue(async () => {
    await client.issues.deleteRule(ruleId);
    onClose();
    toast(issueRules.remove.done(rule?.ignored_issues ?? 1));
    await queries.invalidateQueries({ queryKey: issueRulesQuery(issue.domain_id).queryKey });
  });
  const isBusy = reopen.isPending || remove.isPending;
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {rule && <p class="mono">{rule.url_pattern ?? rule.kind}</p>}
      {issue.ignored && <IgnoredMark ignored={issue.ignored} />}
      <p>{texts.text}</p>
      <p class="small">
        <Link to="/domains/$domainId/issues/rules" params={{ domainId: issue.domain_id }}>
          {texts.rules}
        </Link>
      </p>
      <div class="row right dialog-foot">
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button kind="danger" busy={isBusy} onClick={() => remove.mutate()}>
          {texts.delete}
        </Button>
        <Button kind="primary" busy={isBusy} onClick={() => reopen.mutate()}>
          {texts.one}
        </Button>
      </div>
    </Dialog>
  );
}
