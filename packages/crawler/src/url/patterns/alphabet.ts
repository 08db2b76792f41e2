import { ALPHABET, type CharSet, WORD } from './char-set.ts';
import type { Program } from './program.ts';

/** Classes of the characters that a program cannot distinguish. */
export interface Alphabet {
  readonly size: number;
  /** Class of each ASCII character. */
  readonly classOf: Uint8Array;
  readonly classesIn: (set: CharSet) => readonly number[];
  readonly isWord: (which: number) => boolean;
}

export function alphabetOf({ steps }: Program): Alphabet {
  const keys = new Map<CharSet, string>();
  for (const step of steps) {
    const set = step.kind === 'char' ? step.set : WORD;
    if (!keys.has(set)) keys.set(set, keyOf(set));
  }
  const sets = new Map([...keys].map(([set, key]) => [key, set]));
  const classOf = new Uint8Array(ALPHABET);
  let size = 1;
  for (const set of sets.values()) size = refine(classOf, set, size);
  const samples = Array.from({ length: size }, (_, which) => classOf.indexOf(which));
  const inSet = (set: CharSet): number[] => samples.flatMap((code, which) => (set[code] === 1 ? [which] : []));
  const known = new Map([...sets].map(([key, set]) => [key, inSet(set)]));
  const isWord = samples.map((code) => WORD[code] === 1);
  return {
    size,
    classOf,
    classesIn: (set) => known.get(keys.get(set) ?? '') ?? [],
    isWord: (which) => isWord[which] === true,
  };
}

/** A key that is equal for sets of the same characters. */
const keyOf = (set: CharSet): string => Buffer.from(set.buffer, set.byteOffset, set.length).toString('latin1');

/** Splits the classes that are only in part in `set`. Returns the new number of classes. */
function refine(classOf: Uint8Array, set: CharSet, size: number): number {
  const isOutside = new Uint8Array(size);
  for (let code = 0; code < ALPHABET; code++) if (set[code] === 0) isOutside[classOf[code] as number] = 1;
  const fresh = new Uint8Array(size);
  let count = size;
  for (let code = 0; code < ALPHABET; code++) {
    const which = classOf[code] as number;
    if (set[code] === 0 || isOutside[which] === 0) continue;
    if (fresh[which] === 0) fresh[which] = count++;
    classOf[code] = fresh[which] as number;
  }
  return count;
}
