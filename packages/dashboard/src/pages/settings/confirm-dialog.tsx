import { Button } from '../../parts/buttons/button.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { useBusy } from '../../parts/forms/form-context.ts';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { withReauthentication } from './reauthentication.ts';
import { useExplain } from './use-action.ts';

/** The button that submits its form, for an action that cannot be undone. */
export function DangerSubmit({ text, allowed = true }: { readonly text: string; readonly allowed?: boolean }) {
  return (
    <Button type="submit" kind="danger" disabled={!allowed} busy={useBusy()}>
      {text}
    </Button>
  );
}

interface ConfirmDialogProps {
  readonly title: string;
  /** The consequences of the action. */
  readonly text: string;
  readonly submit: string;
  /** Runs when the person has confirmed. If it fails, the dialog stays open and shows the error. */
  readonly action: () => PromiseLike<unknown>;
  readonly onClose: () => void;
}

/** A dialog in which a person confirms an action that cannot be undone. */
export function ConfirmDialog({ title, text, submit, action, onClose }: ConfirmDialogProps) {
  const { common } = useTexts();
  const explain = useExplain();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <Form label={title} onSubmit={() => withReauthentication(action)} explain={explain}>
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <DangerSubmit text={submit} />
        </div>
      </Form>
    </Dialog>
  );
}
