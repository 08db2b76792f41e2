import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'preact/hooks';
import { beginningOf } from '../../app/beginning-of.ts';
import { goOnFrom, placeOf, type RowPlace } from '../../app/row-place.ts';

/** Gives the focus back to what had it; where that is gone, to what stands there now, or to the heading of the page. */
function giveBack(opener: Element | null, place: RowPlace | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const next = isThere ? opener : ((place && goOnFrom(place)) ?? document.querySelector<HTMLElement>('h1'));
  next?.focus({ preventScroll: !isThere });
}

/** As at a zoom of 400 %: with its first field in sight, the title would be out of it. The same height stands in `dialog.css`. */
const isLowWindow = (): boolean => matchMedia('(max-height: 400px)').matches;

/**
 * Shows a dialog as a modal one as long as it is rendered. The focus is where somebody begins in it, once that is there; the
 * browser keeps it in the dialog, and then it goes back.
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
    const place = opener && placeOf(opener);
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      giveBack(opener, place);
    };
  }, []);
  // Undefined: it is not shown yet.
  const hasBegun = useRef<boolean | undefined>(undefined);
  useEffect(() => {
    const title = dialog.current?.querySelector<HTMLElement>('h2');
    // The content may come later than the dialog, and somebody may have gone on to something else by then.
    const isWaiting = hasBegun.current === undefined || document.activeElement === title;
    if (dialog.current === null || hasBegun.current === true || !isWaiting) return;
    const beginning = (isLowWindow() && title) || beginningOf(dialog.current);
    (beginning ?? title)?.focus();
    hasBegun.current = beginning !== null;
  });
  return dialog;
}
