import {
  EAST_ASIAN,
  FIRST_FACTOR,
  FIRST_SEED,
  NO_BREAK_SPACE,
  SECOND_FACTOR,
  SECOND_SEED,
  SEEN,
  SPACE,
} from './text-hash-numbers.ts';

const FIRST_WIDE = String.fromCharCode(EAST_ASIAN);

/**
 * The hash of the words of a text, each with one space behind it, so that neither indentation nor white space at the ends matters. The
 * scanner computes the same hash of the main text of a page (`assembly/text-hash.ts`).
 *
 * @returns 53 bits: among a million texts two differing ones have the same hash with a probability of 1 in 18,000. 0 = no text.
 */
export function hashText(text: string): number {
  return measureText(text).hash;
}

/** The hash of `hashText`, and the length: characters that are not white space, East Asian ones counted twice. */
export function measureText(text: string): { hash: number; length: number } {
  let a: number = FIRST_SEED;
  let b: number = SECOND_SEED;
  let last: number = SPACE;
  let length = 0;
  const add = (unit: number): void => {
    a = Math.imul(a ^ unit, FIRST_FACTOR);
    b = Math.imul(b ^ unit, SECOND_FACTOR);
    last = unit;
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // All white space and control characters are one space.
    const isSpace = code <= SPACE || code === NO_BREAK_SPACE;
    if (isSpace && last === SPACE) continue;
    add(isSpace ? SPACE : code | SEEN);
    if (!isSpace) length += code >= EAST_ASIAN ? 2 : 1;
  }
  if (last !== SPACE) add(SPACE);
  return { hash: hashValue(a, b, length), length };
}

/** Columns in which search engines show a line of text: two for each East Asian character, one for others. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += character >= FIRST_WIDE ? 2 : 1;
  return width;
}

/** Joins both halves of the hash of a text of so many characters, after the end of its last word. */
export function hashValue(a: number, b: number, length: number): number {
  if (length === 0) return 0;
  const first = mixed(a, b);
  const second = mixed(b, first);
  return (second & 0x1f_ffff) * 2 ** 32 + (first >>> 0) || 1;
}

/** Spreads every bit of `value` over all (finaliser of MurmurHash3), with some of `other`. */
function mixed(value: number, other: number): number {
  let h = value ^ (other >>> 16);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
