import { inert } from '../check/formats/inert.ts';

/** What somebody else wrote, on one line, harmless on a terminal, and no longer than `max` characters. */
export function printable(text: string, max = 200): string {
  const flat = inert(text.replaceAll(/[\t\r\n]+/g, ' '));
  return flat.length > max ? `${flat.slice(0, max).toWellFormed()}…` : flat;
}
