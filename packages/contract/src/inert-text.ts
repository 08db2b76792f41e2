// Text of others must not act on whoever reads it: steer a terminal, begin a line of a log or a header of a mail, or change
// the direction in which the text around it is read.

/**
 * For a name, an address, a message: every character that is not seen, breaks a line or means nothing outside one's own
 * software becomes `instead`: controls, format characters (the bidirectional ones among them), line and paragraph
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
 * An address of others: what `inertLine` replaces is percent-encoded here, as browsers do in addresses that they follow. Those that no
 * browser follows may hold it as it is.
 */
export const inertUrl = (url: string): string =>
  PLAIN.test(url) ? url : url.toWellFormed().replace(/[\p{C}\p{Zl}\p{Zp}]/gu, encodeURIComponent);

/** An ordinary address: a look is cheaper than the search for what acts. */
const PLAIN = /^[\x20-\x7e]*$/;

/** The same as `inertLine`, cut to `max` characters, the last of them `…` then. */
export function inertShortLine(text: string, max: number): string {
  // Cut before and after: a megabyte is not searched through, and what is kept is counted in characters.
  const line = inertLine(text.slice(0, max * 2 + 2));
  const characters = [...line];
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`;
}

/**
 * For words of any script, as a person reads them: control characters, line and paragraph separators, direction marks and
 * invisible tag characters are taken out. What joins and shapes letters and emoji stays.
 */
export const inertWords = (text: string): string =>
  text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u{E0000}-\u{E007F}]/gu, '');

/** For a text of several lines in a log: control characters but tabs and line ends become pictures of themselves. */
export const inertLog = (text: string): string => text.replace(/(?![\t\n\r])\p{Cc}/gu, pictureOf);

function pictureOf(control: string): string {
  const code = control.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\ufffd';
}

/** Characters as JSON escapes them in a string: `\uXXXX` for each unit of UTF-16. */
export const jsonEscape = (characters: string): string =>
  characters
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
