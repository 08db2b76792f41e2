import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'preact/hooks';

/** Gives the focus back to what had it; where that is gone, to the heading of the page. */
function giveBack(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const place = isThere ? opener : document.querySelector<HTMLElement>('h1');
  place?.focus({ preventScroll: !isThere });
}

/**
 * Shows a dialog as a modal one as long as it is rendered. The browser keeps the focus in it; then it goes back.
 * @param onClose called for the back button, which closes the dialog and leaves the page where it is
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action === 'BACK') onClose();
      return action === 'BACK';
    },
    enableBeforeUnload: false,
  });
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      giveBack(opener);
    };
  }, []);
  return dialog;
}
