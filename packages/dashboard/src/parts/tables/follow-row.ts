interface Press extends MouseEvent {
  readonly currentTarget: EventTarget & HTMLElement;
}

/**
 * The click handler of a row that is covered by its link: a press on a time, which lies above the link for its tooltip, follows the link.
 */
export function followRow(press: Press): void {
  if (!(press.target instanceof Element) || press.target.closest('time') === null) return;
  press.currentTarget.querySelector('a.whole-row')?.dispatchEvent(new MouseEvent('click', press));
}
