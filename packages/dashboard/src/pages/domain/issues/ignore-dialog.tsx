import type { Issue } from '@linkvitals/contract/types';
import { client } from '../../../api/client.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useRefreshIssues } from './change-issue.ts';

/** Ignores an issue, with a reason for others. */
export function IgnoreDialog({ issue, onClose }: { readonly issue: Issue; readonly onClose: () => void }) {
  const { issues, common } = useTexts();
  const { ignoreDialog } = issues;
  const refresh = useRefreshIssues();
  const ignore = async ({ reason = '' }: Readonly<Record<string, string>>) => {
    await client.issues.ignore(issue.id, { reason });
    toast(ignoreDialog.done);
    onClose();
    await refresh();
  };
  return (
    <Dialog title={ignoreDialog.title} onClose={onClose}>
      <p class="mono">{issue.url}</p>
      <p>{ignoreDialog.text}</p>
      <Form label={ignoreDialog.title} onSubmit={ignore}>
        <TextField name="reason" label={ignoreDialog.reason} hint={ignoreDialog.reasonHint} required autoFocus />
        <div class="row right">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{ignoreDialog.submit}</Submit>
        </div>
      </Form>
    </Dialog>
  );
}
