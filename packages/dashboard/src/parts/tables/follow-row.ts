interface Press extends MouseEvent {
  readonly currentTarget: EventTarget & HTMLElement;
}

/** For a row whose link lies over it: a press on a time, which lies above for its tooltip, follows the link as well. */
export function followRow(press: Press): void {
  if (!(press.target instanceof Element) || press.target.closest('time') === null) return;
  press.currentTarget.querySelector('a.whole-row')?.dispatchEvent(new MouseEvent('click', press));
}
