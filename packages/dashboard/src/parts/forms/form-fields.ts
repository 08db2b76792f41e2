import type { Faults } from './faults.ts';

/** The field with a fault: the one of its name, the first in its group, or the field whose value contains the member; null: none. */
function fieldAt(form: HTMLFormElement, pointer: string): HTMLElement | null {
  const name = CSS.escape(pointer);
  const field =
    form.querySelector<HTMLElement>(`[name="${name}"]:not([type="hidden"])`) ??
    form.querySelector<HTMLElement>(`[data-member="${name}"] input`);
  const end = pointer.lastIndexOf('/');
  return field ?? (end === -1 ? null : fieldAt(form, pointer.slice(0, end)));
}

/** Focuses the first field with a fault, in the order of the page, which is not the order of the server. */
export function focusFirst(form: HTMLFormElement, faults: Faults): void {
  const wrong = Object.keys(faults).flatMap((pointer) => fieldAt(form, pointer) ?? []);
  wrong.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  wrong[0]?.focus();
}

/** The values of the fields by name. They are trimmed except for passwords, which may begin and end with spaces. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const isPassword = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement && field.autocomplete.endsWith('-password');
  };
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(entries.map(([name, value]) => [name, isPassword(name) ? value : value.trim()]));
}

/** Writes into a field as if the person had typed it, and focuses it. @param beside any element of the form */
export function writeInto(beside: Element, name: string, value: string): void {
  const field = beside.closest('form')?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = value;
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Empties password fields, so that nobody finds a password on the screen later. */
export function emptyPasswords(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]')) field.value = '';
}

/** Whether a control is a choice instead of a text: a checkbox, a radio button or a select element. */
export const isChoice = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio'));

/** The member that a control changes: that of the group around it, else its own; undefined: none. */
export function editedBy(target: EventTarget | null): string | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  return target.closest<HTMLElement>('[data-member]')?.dataset.member ?? target.getAttribute('name') ?? undefined;
}
