/**
 * Number of characters: path and query of a parsed URL are ASCII, because the URL parser encodes the rest (WHATWG URL, percent-encode
 * sets).
 */
export const ALPHABET = 128;

/** A set of ASCII characters: 1 for each code that is in it. Must not be changed. */
export type CharSet = Readonly<Uint8Array>;

const setBy = (isIn: (code: number) => boolean): CharSet => Uint8Array.from({ length: ALPHABET }, (_, at) => +isIn(at));

export const NONE = setBy(() => false);
export const ALL = setBy(() => true);

const single: CharSet[] = [];

/** The set of one character, the same object each time. Made when it is first needed: few crawls have patterns. */
export function one(code: number): CharSet {
  if (code >= ALPHABET) return NONE;
  single[code] ??= setBy((at) => at === code);
  return single[code];
}

/** Set of the characters from `low` to `high`, code points, both included; only ASCII ones. */
export const range = (low: number, high: number): CharSet =>
  low === high ? one(low) : setBy((at) => low <= at && at <= high);

export const not = (set: CharSet): CharSet => set.map((isIn) => 1 - isIn);
export const both = (set: CharSet, other: CharSet): CharSet => set.map((isIn, code) => isIn & (other[code] ?? 0));
export const union = (...sets: readonly CharSet[]): CharSet => setBy((code) => sets.some((set) => set[code] === 1));
export const setOf = (text: string): CharSet => setBy((code) => text.includes(String.fromCharCode(code)));

export const DIGIT = range(48, 57);
export const UPPER = range(65, 90);
export const LOWER = range(97, 122);
export const WORD = union(DIGIT, UPPER, LOWER, setOf('_'));

const CASE = 32;

/** The set with each of its letters in both cases. */
export function foldCase(set: CharSet): CharSet {
  return set.map((isIn, code) => {
    if (UPPER[code] === 1) return isIn | (set[code + CASE] ?? 0);
    return LOWER[code] === 1 ? isIn | (set[code - CASE] ?? 0) : isIn;
  });
}
