const FIELDS = '.body form :is(input, select, textarea):enabled';

/**
 * Where somebody begins in a dialog: the field it names, the first of its form, or its first button; null: it has none yet. The
 * cross in its corner is the last thing that people look for: one press too many, and what they came for is gone.
 */
export function beginningOf(dialog: HTMLElement): HTMLElement | null {
  const first = (selector: string) =>
    [...dialog.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
  return first('[autofocus]') ?? first(FIELDS) ?? first('.body button:enabled') ?? null;
}
