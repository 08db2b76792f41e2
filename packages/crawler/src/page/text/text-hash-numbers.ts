// Numbers from which the hash of a text is made. Shared with the scanner (packages/crawler/assembly).
/** From here on (CJK radicals) a character is about a syllable or a word. */
export const EAST_ASIAN = 0x2e80;
export const SPACE = 32;
export const NO_BREAK_SPACE = 160;
/** Bit that is set in each character but white space. */
export const SEEN = 0x10000;
// 32-bit numbers with their sign: 0xdeadbeef and 2,654,435,761 as unsigned numbers do not fit.
export const FIRST_SEED = -559038737;
export const SECOND_SEED = 0x41c6ce57;
export const FIRST_FACTOR = -1640531535;
export const SECOND_FACTOR = 1597334677;
