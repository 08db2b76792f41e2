const MAX_CHARACTERS = 1000;
/** All but tab and the line ends. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

/**
 * The beginning of a subscriber's answer as the log keeps it: UTF-8, at most 1,000 UTF-16 units, no half of a
 * surrogate pair. Control characters become pictures of themselves (U+2400 and on): a NUL is refused by databases, an
 * escape sequence would act on the terminal of whoever reads the log.
 */
export function inertText(bytes: Uint8Array): string {
  // No more bytes than can count (a UTF-16 unit has at most three), and some, so that a BOM and a character that this
  // cuts in two lie outside the part that is kept.
  const text = new TextDecoder().decode(bytes.subarray(0, (MAX_CHARACTERS + 2) * 3));
  const cut = text.slice(0, MAX_CHARACTERS).replace(/[\ud800-\udbff]$/, '');
  return cut.replace(CONTROL, pictureOf);
}

function pictureOf(control: string): string {
  const code = control.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\ufffd';
}
