import type { Fix } from '@linkvitals/contract/types';
import { Link } from '@tanstack/react-router';
import { pagePaths } from '../../../../page-paths.ts';
import { Button } from '../../../../parts/buttons/button.tsx';
import { TextField } from '../../../../parts/fields/text-field.tsx';
import { Form } from '../../../../parts/forms/form.tsx';
import { Submit } from '../../../../parts/forms/submit.tsx';
import { Dialog } from '../../../../parts/overlays/dialog.tsx';
import { useTexts } from '../../../../texts/texts.tsx';
import { endOfPeriod, isPeriodPast } from '../../facts/ignore-period.ts';
import { IgnorePeriodField } from '../../facts/ignore-period-field.tsx';
import type { Act } from './undo-of.ts';

type Fields = Readonly<Record<string, string>>;

interface IgnoreFixesDialogProps {
  readonly fixes: readonly Fix[];
  readonly act: (act: Act) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog that ignores all open issues of some fixes, with a reason for others. */
export function IgnoreFixesDialog({ fixes, act, onClose }: IgnoreFixesDialogProps) {
  const { fixes: texts, issues, common } = useTexts();
  const { ignoreDialog } = issues;
  const [first] = fixes;
  const title = texts.ignore.title(fixes.length);
  const settled = fixes.reduce((sum, fix) => sum + fix.issues, 0);
  const check = ({ period, until }: Fields) =>
    isPeriodPast(period, until, new Date()) ? { until: common.input.isPast } : {};
  const ignore = ({ reason = '', period, until }: Fields) =>
    act({ action: 'ignore', reason, until: endOfPeriod(period, until, new Date()) });
  return (
    <Dialog title={title} onClose={onClose}>
      <p>
        {texts.ignore.text(settled)}{' '}
        {first && (
          <Link to={pagePaths.issueRules} params={{ domainId: first.domain_id }}>
            {texts.ignore.folder}
          </Link>
        )}
      </p>
      <Form label={title} check={check} onSubmit={ignore}>
        <TextField name="reason" label={ignoreDialog.reason} hint={ignoreDialog.reasonHint} required autoFocus />
        <IgnorePeriodField name="until" />
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{ignoreDialog.submit}</Submit>
        </div>
      </Form>
    </Dialog>
  );
}
