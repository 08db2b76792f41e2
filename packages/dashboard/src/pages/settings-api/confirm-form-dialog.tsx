import type { ComponentChildren } from 'preact';
import { Button } from '../../parts/buttons/button.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { DangerSubmit } from '../settings/confirm-dialog.tsx';

interface ConfirmFormDialogProps {
  readonly title: string;
  /** The explanation of what will happen, and fields for choices. */
  readonly children: ComponentChildren;
  readonly submit: string;
  readonly onConfirm: (values: Readonly<Record<string, string>>) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A dialog in which a person confirms an action that cannot be undone. */
export function ConfirmFormDialog({ title, children, submit, onConfirm, onClose }: ConfirmFormDialogProps) {
  const { common } = useTexts();
  return (
    <Dialog title={title} onClose={onClose}>
      <Form label={title} onSubmit={onConfirm}>
        {children}
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <DangerSubmit text={submit} />
        </div>
      </Form>
    </Dialog>
  );
}
