import { inertWords } from '@linkvitals/contract/inert-text';

/** What somebody else wrote, on one line, harmless on a terminal, and no longer than `max` characters. */
export function printable(text: string, max = 200): string {
  const flat = inertWords(text.replaceAll(/[\t\r\n]+/g, ' '));
  return flat.length > max ? `${flat.slice(0, max).toWellFormed()}…` : flat;
}
