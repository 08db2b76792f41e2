import { createRequire } from 'node:module';

/**
 * Encodings that Node (v24, ICU 78) decodes wrongly: its euc-kr is KS X 1001 without the 8,822 syllables and characters of windows-949, its
 * big5 lacks those of HKSCS, its Japanese decoders swap control characters.
 */
const BY_LIBRARY = new Set(['big5', 'euc-jp', 'euc-kr', 'iso-2022-jp', 'shift_jis']);

type Library = typeof import('@exodus/bytes/encoding.js');
let library: Library | undefined;

/** Decodes bytes in an encoding that has the name that `encodingOfLabel` gives it. Never throws; bad sequences become U+FFFD. */
export function decode(bytes: Uint8Array, encoding: string): string {
  // The standard decodes encodings that are dangerous to decode to a single U+FFFD.
  if (encoding === 'replacement') return bytes.length === 0 ? '' : '\ufffd';
  if (!BY_LIBRARY.has(encoding)) return new TextDecoder(encoding).decode(bytes);
  // It takes 20 ms to load: few pages need it.
  library ??= createRequire(import.meta.url)('@exodus/bytes/encoding.js') as Library;
  return new library.TextDecoder(encoding).decode(bytes);
}
