/** A page as the readers want it: the text to cut values out of, and its code units to look at one by one. */
export interface PageSource {
  readonly text: string;
  /** UTF-16 code units, and two zeros behind the last. An array is read in half the time of `charCodeAt`. */
  readonly units: CodeUnits;
}

export type CodeUnits = Uint8Array | Uint16Array;

const SENTINELS = 2;

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
    if (scratch.write(text, 'utf8') === length) return { text, units: scratch.fill(0, length, size) };
  } else if (Buffer.byteLength(text) === length) {
    const units = Buffer.allocUnsafe(size);
    units.write(text, 'latin1');
    return { text, units: units.fill(0, length, size) };
  }
  const units = new Uint16Array(size);
  Buffer.from(units.buffer).write(text, 'utf16le');
  return { text, units };
}
