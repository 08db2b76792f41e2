/** FNV-1a of empty text, 32 bits. Like all prints it is signed: V8 stores such numbers without boxing. */
export const EMPTY_PRINT = 0x811c9dc5 | 0;

/** Extends the print of a text by one character, given as UTF-16 code. */
export const extendPrint = (print: number, code: number): number => Math.imul(print ^ code, 0x01000193);
