const FIELDS = '.body form :is(input, select, textarea):enabled';

/**
 * The element that gets the focus when a dialog opens: the one with `autofocus`, else the first field of its form, else its first
 * button; null: it has none of these yet. Never the cross in its corner: a key pressed once too often would close the dialog.
 */
export function beginningOf(dialog: HTMLElement): HTMLElement | null {
  const first = (selector: string) =>
    [...dialog.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
  return first('[autofocus]') ?? first(FIELDS) ?? first('.body button:enabled') ?? null;
}
