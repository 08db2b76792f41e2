/** Rows of every list and table. */
const ROWS = 'main :is(.fix, .issue, .result, tbody > tr)';
/** Elements of a row that can have the focus; the first one is its main one. */
const MAIN = 'button.fix-what, a[href], summary, button';

const rowOf = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>(ROWS) ?? null;

/** Moves the focus to the next row of the page, or the previous one; to the first, if none has it. */
export function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) => row.querySelector(MAIN) !== null);
  const row = rowOf(document.activeElement);
  const next = row === null ? rows[0] : rows[rows.indexOf(row) + step];
  next?.querySelector<HTMLElement>(MAIN)?.focus();
}

/**
 * Selects the row with the focus, or deselects it, by its check box.
 * @param isRange whether the rows since the last choice follow it
 */
export function selectRow(isRange: boolean): void {
  const box = rowOf(document.activeElement)?.querySelector('input[type="checkbox"]:not(:disabled)');
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange }));
}
