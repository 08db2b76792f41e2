import { inertLog } from '@linkvitals/contract/inert-text';

const MAX_CHARACTERS = 1000;

/**
 * The beginning of a subscriber's answer as the log keeps it: UTF-8, at most 1,000 UTF-16 units, no half of a
 * surrogate pair, no control character: a NUL is refused by databases, an escape sequence would act on the terminal of
 * whoever reads the log.
 */
export function keptAnswer(bytes: Uint8Array): string {
  // No more bytes than can count (a UTF-16 unit has at most three), and some, so that a BOM and a character that this
  // cuts in two lie outside the part that is kept.
  const text = new TextDecoder().decode(bytes.subarray(0, (MAX_CHARACTERS + 2) * 3));
  return inertLog(text.slice(0, MAX_CHARACTERS).replace(/[\ud800-\udbff]$/, ''));
}
