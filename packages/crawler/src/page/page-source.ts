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

/** Bytes of UTF-8 for a code unit, at most. */
const UTF8_BYTES = 3;

/**
 * Lays the text out; bytes do where it is ASCII, as most pages are.
 *
 * @param scratch bytes to use for that when there are three for each unit
 */
export function pageSource(text: string, scratch?: Buffer): PageSource {
  const { length } = text;
  const size = length + SENTINELS;
  if (scratch !== undefined && size * UTF8_BYTES <= scratch.length) {
    // Written as UTF-8 only ASCII is as long as it was; to ask for the length alone takes ten times as long.
    if (scratch.write(text, 'utf8') === length) return inBytes(text, scratch.fill(0, length, size));
  } else if (Buffer.byteLength(text) === length) {
    const bytes = Buffer.allocUnsafe(size);
    bytes.write(text, 'latin1');
    return inBytes(text, bytes.fill(0, length, size));
  }
  const units = new Uint16Array(size);
  Buffer.from(units.buffer).write(text, 'utf16le');
  const bytes = Buffer.alloc(size);
  new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, size).set(units);
  return { ...inBytes(text, bytes), units };
}

function inBytes(text: string, bytes: Buffer): PageSource {
  return { text, units: bytes, bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length) };
}
