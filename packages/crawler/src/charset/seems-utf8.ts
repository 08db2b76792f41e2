import { isUtf8 } from 'node:buffer';

/** Shorter bodies are never cut off. */
const MAY_BE_CUT = 65_536;
/** Bytes of the longest character. */
const LONGEST = 4;

/** Bytes that nothing says the encoding of are UTF-8; the last character of a long body may have been cut off. */
export function seemsUtf8(bytes: Buffer): boolean {
  if (isUtf8(bytes)) return true;
  if (bytes.length < MAY_BE_CUT) return false;
  for (let back = 1; back < LONGEST; back++) {
    const length = lengthOf(bytes[bytes.length - back] ?? 0);
    if (length > 0) return length > back && isUtf8(bytes.subarray(0, bytes.length - back));
  }
  return false;
}

/** Of the character that a byte begins; 0 when it is inside one. */
function lengthOf(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte < 0xc0) return 0;
  return byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}
