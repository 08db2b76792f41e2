import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { Icon } from '../buttons/icon.tsx';
import { Note } from '../page/note.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Called for Escape, the cross and the buttons of the content; then leave the dialog out. */
  readonly onClose: () => void;
  /**
   * What is said in place of closing, where the content is not shown again: then Escape, the cross and the back button close
   * nothing, and the primary button of the content does. Default: they close.
   */
  readonly hold?: string | undefined;
}

/** A dialog, open as long as it is rendered. The browser keeps the focus in it and gives it back. */
export function Dialog({ title, children, onClose, hold }: DialogProps) {
  const { common } = useTexts();
  const [isHeld, setHeld] = useState(false);
  const close = () => {
    if (hold === undefined) return onClose();
    setHeld(true);
    dialog.current?.querySelector<HTMLElement>('.body .primary')?.focus();
  };
  const dialog = useModal(close);
  const id = useId();
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        // Browsers let a dialog refuse the first Escape only.
        if (event.key !== 'Escape' || hold === undefined) return;
        event.preventDefault();
        close();
      }}
    >
      <header>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <Button kind="quiet" square aria-label={common.close} onClick={close}>
          <Icon name="close" />
        </Button>
      </header>
      <div class="body stack">
        {children}
        {isHeld && hold !== undefined && (
          <Note tone="fair" role="alert">
            {hold}
          </Note>
        )}
      </div>
    </dialog>
  );
}
