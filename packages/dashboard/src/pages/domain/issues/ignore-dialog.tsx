import type { Issue } from '@linkvitals/contract/types';
import { client } from '../../../api/client.ts';
import { toast, toastWith } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { InvalidInput } from '../../../parts/forms/invalid-input.ts';
import { Submit } from '../../../parts/forms/submit.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { endOfPeriod, isPeriodPast } from '../facts/ignore-period.ts';
import { IgnorePeriodField } from '../facts/ignore-period-field.tsx';
import { useRefreshIssues } from './change-issue.ts';

/** Ignores an issue, for good or for some time, with a reason for others. What was done can be undone at once. */
export function IgnoreDialog({ issue, onClose }: { readonly issue: Issue; readonly onClose: () => void }) {
  const { issues, common } = useTexts();
  const { ignoreDialog } = issues;
  const refresh = useRefreshIssues();
  const undo = async () => {
    await client.issues.reopen(issue.id);
    toast(issues.reopenDone);
    await refresh();
  };
  const ignore = async ({ reason = '', period, until: day }: Readonly<Record<string, string>>) => {
    if (isPeriodPast(period, day, new Date())) throw new InvalidInput(issues.period.isPast, 'until');
    const until = endOfPeriod(period, day, new Date());
    await client.issues.ignore(issue.id, { reason, until });
    toastWith(ignoreDialog.done, { text: common.undo, run: undo });
    onClose();
    await refresh();
  };
  return (
    <Dialog title={ignoreDialog.title} onClose={onClose}>
      <p class="mono">{issue.url}</p>
      <p>{ignoreDialog.text}</p>
      <Form label={ignoreDialog.title} onSubmit={ignore}>
        <TextField name="reason" label={ignoreDialog.reason} hint={ignoreDialog.reasonHint} required autoFocus />
        <IgnorePeriodField name="until" />
        <div class="row right">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{ignoreDialog.submit}</Submit>
        </div>
      </Form>
    </Dialog>
  );
}
