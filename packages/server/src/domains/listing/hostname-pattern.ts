import { domainToASCII } from 'node:url';

/**
 * Converts a text to the form in which hostnames are stored: lower case, and international letters as punycode when the
 * text is a name.
 */
function asStored(text: string): string {
  const lower = text.toLowerCase();
  return /^[\x20-\x7e]*$/.test(lower) ? lower : domainToASCII(lower) || lower;
}

/** SQLite reads a pattern only up to a NUL. A space replaces it, which no hostname contains either. */
const NUL = /\0/g;

/** Pattern for LIKE, with `!` as its escape, that finds hostnames which contain this text */
export const hostnamePattern = (text: string): string =>
  `%${asStored(text).replace(/[!%_]/g, '!$&').replace(NUL, ' ')}%`;
