import { useEffect, useRef } from 'preact/hooks';

/** Gives the focus back to what had it; where that is gone, to the heading of the page. */
function giveBack(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const place = isThere ? opener : document.querySelector<HTMLElement>('h1');
  place?.focus({ preventScroll: !isThere });
}

/** Shows a dialog as a modal one as long as it is rendered. The browser keeps the focus in it; then it goes back. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
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
