import { inertLog } from '@linkvitals/contract/inert-text';

const MAX_CHARACTERS = 1000;

/**
 * Returns the beginning of a subscriber's answer as the delivery log keeps it: decoded as UTF-8, at most 1,000 UTF-16 units,
 * no half of a surrogate pair, and no control characters, because databases refuse a NUL and an escape sequence would act on
 * the terminal of a reader.
 */
export function keptAnswer(bytes: Uint8Array): string {
  // Only as many bytes as can matter are decoded: a UTF-16 unit has three at most. Two units more, so that a BOM and a character
  // that the cut divides are outside the part that is kept.
  const text = new TextDecoder().decode(bytes.subarray(0, (MAX_CHARACTERS + 2) * 3));
  return inertLog(text.slice(0, MAX_CHARACTERS).replace(/[\ud800-\udbff]$/, ''));
}
