import { inertWords } from '@linkvitals/contract/inert-text';

/** Text from others on one line, harmless on a terminal, and at most `max` characters long. */
export function printable(text: string, max = 200): string {
  const flat = inertWords(text.replaceAll(/[\t\r\n]+/g, ' '));
  return flat.length > max ? `${flat.slice(0, max).toWellFormed()}…` : flat;
}
