import { domainToASCII } from 'node:url';

/** As hostnames are stored: lower case, and international letters as punycode where the text is a name. */
function asStored(text: string): string {
  const lower = text.toLowerCase();
  return /^[\x20-\x7e]*$/.test(lower) ? lower : domainToASCII(lower) || lower;
}

/** SQLite reads a pattern up to here. No hostname has a space either. */
const NUL = /\0/g;

/** For LIKE with `!` as its escape: hostnames that contain this text. */
export const hostnamePattern = (text: string): string =>
  `%${asStored(text).replace(/[!%_]/g, '!$&').replace(NUL, ' ')}%`;
