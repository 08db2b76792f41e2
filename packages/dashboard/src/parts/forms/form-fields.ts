import type { Faults } from './faults.ts';

/** The field that a fault is about: its own, the first of its group, or the one that holds the member. */
function fieldAt(form: HTMLFormElement, pointer: string): HTMLElement | null {
  const name = CSS.escape(pointer);
  const field =
    form.querySelector<HTMLElement>(`[name="${name}"]:not([type="hidden"])`) ??
    form.querySelector<HTMLElement>(`[data-member="${name}"] input`);
  const end = pointer.lastIndexOf('/');
  return field ?? (end === -1 ? null : fieldAt(form, pointer.slice(0, end)));
}

/** Goes to the first wrong field of the page: the server names them in an order of its own. */
export function focusFirst(form: HTMLFormElement, faults: Faults): void {
  const wrong = Object.keys(faults).flatMap((pointer) => fieldAt(form, pointer) ?? []);
  wrong.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  wrong[0]?.focus();
}

/** The values of the fields by name, without spaces around them except in passwords, which may begin and end with some. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const isPassword = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement && field.autocomplete.endsWith('-password');
  };
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(entries.map(([name, value]) => [name, isPassword(name) ? value : value.trim()]));
}

/** Writes into a field as if the person had typed it, and goes there. @param beside anything in the form */
export function writeInto(beside: Element, name: string, value: string): void {
  const field = beside.closest('form')?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = value;
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Nobody who comes to the screen later finds one. */
export function emptyPasswords(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]')) field.value = '';
}

/** A control that is chosen, not written into: a box to tick, or one of several values. */
export const isChoice = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio'));

/** The member that a control changes: its own, or that of the group around it. */
export function editedBy(target: EventTarget | null): string | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  return target.closest<HTMLElement>('[data-member]')?.dataset.member ?? target.getAttribute('name') ?? undefined;
}
