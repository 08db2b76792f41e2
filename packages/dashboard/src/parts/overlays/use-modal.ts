import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'preact/hooks';
import { beginningOf } from '../../app/beginning-of.ts';
import { goOnFrom, placeOf, type RowPlace } from '../../app/row-place.ts';

/** Returns the focus to the element that opened the dialog; if it is gone, to what took its place, else to the heading of the page. */
function giveBack(opener: Element | null, place: RowPlace | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const next = isThere ? opener : ((place && goOnFrom(place)) ?? document.querySelector<HTMLElement>('h1'));
  next?.focus({ preventScroll: !isThere });
}

/**
 * Whether the window is so low, as at a zoom of 400 %, that focusing the first field would scroll the title out of sight. `dialog.css`
 * has the same height.
 */
const isLowWindow = (): boolean => matchMedia('(max-height: 400px)').matches;

/**
 * Shows a dialog as a modal one while it is rendered. The focus goes to its first element, see `beginningOf`, once that exists; the
 * browser keeps the focus in the dialog, and afterwards it returns to the opener.
 * @param onClose called for the back button, which closes the dialog and does not leave the page
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
    const place = opener && placeOf(opener);
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      giveBack(opener, place);
    };
  }, []);
  // Whether the first element has the focus; undefined: the dialog is not shown yet.
  const hasBegun = useRef<boolean | undefined>(undefined);
  useEffect(() => {
    const title = dialog.current?.querySelector<HTMLElement>('h2');
    // The content may be loaded after the dialog. By then, the person may have moved the focus.
    const isWaiting = hasBegun.current === undefined || document.activeElement === title;
    if (dialog.current === null || hasBegun.current === true || !isWaiting) return;
    const beginning = (isLowWindow() && title) || beginningOf(dialog.current);
    (beginning ?? title)?.focus();
    hasBegun.current = beginning !== null;
  });
  return dialog;
}
