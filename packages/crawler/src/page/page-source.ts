/** A page as the readers want it: the text to cut values out of, and its code units to look at one by one, or four at once. */
export interface PageSource {
  readonly text: string;
  /** UTF-16 code units, and zeros behind the last. An array is read in half the time of `charCodeAt`. */
  readonly units: CodeUnits;
  /** The same, each in a byte: no rule of HTML speaks of what is not ASCII, so those above 255 are 255. */
  readonly bytes: Uint8Array;
  /** Of those bytes, to read four in one go. */
  readonly view: DataView;
}

export type CodeUnits = Uint8Array | Uint16Array;

/** Zeros behind the last unit: as many as are read at once. */
const SENTINELS = 8;
/** A unit takes two bytes as a number, and one more as a byte. */
const BYTES_A_UNIT = 3;

/**
 * Lays the text out; bytes do where it is ASCII.
 *
 * @param isAscii may be false for text that is
 * @param scratch memory to use for that, where there are three bytes for each unit
 */
export function pageSource(
  text: string,
  isAscii = Buffer.byteLength(text) === text.length,
  scratch?: Buffer,
): PageSource {
  const { length } = text;
  const size = length + SENTINELS;
  const fits = scratch !== undefined && size * BYTES_A_UNIT <= scratch.length;
  if (isAscii) {
    const bytes = fits ? scratch : Buffer.allocUnsafe(size);
    bytes.write(text, 'latin1');
    return { text, units: bytes, ...inBytes(bytes.fill(0, length, size)) };
  }
  const memory = fits ? scratch : Buffer.allocUnsafe(size * BYTES_A_UNIT);
  memory.write(text, 'utf16le');
  const units = new Uint16Array(memory.buffer, memory.byteOffset, size).fill(0, length);
  const bytes = memory.subarray(units.byteLength, units.byteLength + size);
  new Uint8ClampedArray(memory.buffer, bytes.byteOffset, size).set(units);
  return { text, units, ...inBytes(bytes) };
}

function inBytes(bytes: Buffer): { bytes: Uint8Array; view: DataView } {
  return { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length) };
}
