/** FNV-1a, 32 bits, of no text yet. Signed, as all prints are: V8 keeps such numbers without a box. */
export const EMPTY_PRINT = 0x811c9dc5 | 0;

/** The print of a text with one more character, by its UTF-16 code. */
export const extendPrint = (print: number, code: number): number => Math.imul(print ^ code, 0x01000193);
