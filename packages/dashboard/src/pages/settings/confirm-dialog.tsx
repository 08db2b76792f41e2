import { Button } from '../../parts/buttons/button.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { useBusy } from '../../parts/forms/form-context.ts';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { withReauthentication } from './reauthentication.ts';
import { useExplain } from './use-action.ts';

/** The button that sends the form around it, for what cannot be undone. */
export function DangerSubmit({ text, allowed = true }: { readonly text: string; readonly allowed?: boolean }) {
  return (
    <Button type="submit" kind="danger" disabled={!allowed} busy={useBusy()}>
      {text}
    </Button>
  );
}

interface ConfirmDialogProps {
  readonly title: string;
  /** What follows from it. */
  readonly text: string;
  readonly submit: string;
  /** Done once the person has agreed; the dialog stays open with the error when it fails. */
  readonly action: () => PromiseLike<unknown>;
  readonly onClose: () => void;
}

/** Confirms something that cannot be undone. */
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
