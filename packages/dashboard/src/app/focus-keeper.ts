import { beginningOf } from './beginning-of.ts';
import { goOnFrom, placeOf, type RowPlace } from './row-place.ts';

/**
 * The element that gets the focus when the focused one is gone: the first control of the topmost dialog, else the next row, else the
 * heading of the page, else the page.
 */
function placeFor(place: RowPlace): HTMLElement | null {
  const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog:modal');
  const top = dialogs[dialogs.length - 1];
  if (top !== undefined) return beginningOf(top) ?? top;
  return (
    goOnFrom(place) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1, main')
  );
}

/**
 * Keeps the focus in the page. An action may remove or disable the element that was pressed; the browser then drops the focus, and a
 * keyboard or a screen reader would start again from the top.
 */
export function keepFocus(): void {
  let last: Element | null = null;
  let place: RowPlace = { stands: [], sections: [] };
  document.addEventListener('focusin', ({ target }) => {
    last = target as Element;
    place = placeOf(last);
  });
  const look = (): void => {
    if (last === null) return;
    const isLost = !last.isConnected || last.matches(':disabled');
    const hasOther = document.activeElement !== null && document.activeElement !== document.body;
    if (!isLost || (hasOther && document.activeElement !== last)) return;
    last = null;
    placeFor(place)?.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  });
}
