/** A page as the readers want it: the text to cut values out of, and its code units to look at one by one. */
export interface PageSource {
  readonly text: string;
  /** UTF-16 code units, and two zeros behind the last. An array is read in half the time of `charCodeAt`. */
  readonly units: CodeUnits;
}

export type CodeUnits = Uint8Array | Uint16Array;

const SENTINELS = 2;

/**
 * Lays the text out; bytes do where it is ASCII, as most pages are.
 *
 * @param scratch bytes to use for that when they are enough
 */
export function pageSource(text: string, scratch?: Buffer): PageSource {
  const { length } = text;
  if (Buffer.byteLength(text) === length) {
    const size = length + SENTINELS;
    const units = scratch !== undefined && size <= scratch.length ? scratch : Buffer.allocUnsafe(size);
    units.write(text, 'latin1');
    return { text, units: units.fill(0, length, size) };
  }
  const units = new Uint16Array(length + SENTINELS);
  Buffer.from(units.buffer).write(text, 'utf16le');
  return { text, units };
}
