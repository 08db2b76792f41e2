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
  /** Called for Escape, the cross, the back button and buttons of the content. Stop rendering the dialog then. */
  readonly onClose: () => void;
  /**
   * A text that is shown instead of closing, for content that is not shown again: Escape, the cross and the back button then close
   * nothing; only the primary button of the content does. Default: they close.
   */
  readonly hold?: string | undefined;
}

/** A dialog that is open while it is rendered. The browser keeps the focus in it and returns it afterwards. */
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
        // Browsers let a page cancel only the first Escape.
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
