import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { Icon } from '../buttons/icon.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Called for Escape, the cross and the buttons of the content; then leave the dialog out. */
  readonly onClose: () => void;
}

/** A dialog, open as long as it is rendered. The browser keeps the focus in it and gives it back. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const { common } = useTexts();
  const dialog = useModal(onClose);
  const id = useId();
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <Button kind="quiet" square aria-label={common.close} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <div class="body stack">{children}</div>
    </dialog>
  );
}
