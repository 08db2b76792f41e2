import { isUtf8 } from 'node:buffer';

/** Length from which a body may have been cut off, in bytes. */
const MAY_BE_CUT = 65_536;
/** Bytes of the longest UTF-8 character. */
const LONGEST = 4;

/** Bytes without a declared encoding are UTF-8; the last character of a long body may have been cut off. */
export function seemsUtf8(bytes: Buffer): boolean {
  if (isUtf8(bytes)) return true;
  if (bytes.length < MAY_BE_CUT) return false;
  for (let back = 1; back < LONGEST; back++) {
    const length = lengthOf(bytes[bytes.length - back] ?? 0);
    if (length > 0) return length > back && isUtf8(bytes.subarray(0, bytes.length - back));
  }
  return false;
}

/** Bytes of the character that this byte begins; 0 when the byte is inside a character. */
function lengthOf(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte < 0xc0) return 0;
  return byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}
