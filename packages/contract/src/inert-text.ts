// Text from others must have no effect on its reader: control a terminal, begin a line of a log or a header of a mail,
// or change the direction of the text around it.

/**
 * Text for a name, an address or a message on one line. `instead` replaces every character that is invisible, breaks a
 * line or has no common meaning: controls, format characters (the bidirectional ones among them), line and paragraph
 * separators, private and unassigned characters, halves of surrogate pairs.
 */
export const inertLine = (text: string, instead = '\ufffd'): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, instead);

/** The same for a message of several lines. */
export const inertLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => inertLine(line))
    .join('\n');

/**
 * An address from others: characters that `inertLine` replaces are percent-encoded, as browsers do in addresses that
 * they follow. Addresses that no browser follows may contain them as they are.
 */
export const inertUrl = (url: string): string =>
  PLAIN.test(url) ? url : url.toWellFormed().replace(/[\p{C}\p{Zl}\p{Zp}]/gu, encodeURIComponent);

/** An ordinary address. Testing for it is cheaper than searching for characters to encode. */
const PLAIN = /^[\x20-\x7e]*$/;

/** The same as `inertLine`, cut to `max` characters, the last of them `…` then. */
export function inertShortLine(text: string, max: number): string {
  // The text is cut before and after: a megabyte is not searched, and the result is counted in characters.
  const line = inertLine(text.slice(0, max * 2 + 2));
  const characters = [...line];
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`;
}

/**
 * Text in any script for people. Control characters, line and paragraph separators, direction marks and invisible tag
 * characters are removed. Characters that join and shape letters and emoji stay.
 */
export const inertWords = (text: string): string =>
  text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u{E0000}-\u{E007F}]/gu, '');

/** Text of several lines for a log: control characters except tabs and line ends become visible symbols. */
export const inertLog = (text: string): string => text.replace(/(?![\t\n\r])\p{Cc}/gu, pictureOf);

function pictureOf(control: string): string {
  const code = control.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\ufffd';
}

/** Characters escaped as in a string of JSON: `\uXXXX` for each unit of UTF-16. */
export const jsonEscape = (characters: string): string =>
  characters
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
