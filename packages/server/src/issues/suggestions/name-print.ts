import { EMPTY_PRINT, extendPrint } from './fnv.ts';
import { MIN_LENGTH, type PageName } from './page-name.ts';

/** How many letters may differ, by the length of the name that is sought. Short ones are other words soon. */
const EDITS = [
  { upTo: 4, edits: 0 },
  { upTo: 7, edits: 1 },
  { upTo: 13, edits: 2 },
] as const;
export const MAX_EDITS = 3;

export const editsFor = (length: number): number => EDITS.find(({ upTo }) => length <= upTo)?.edits ?? MAX_EDITS;

/** Of a name of that length: its first half has so many characters, and its second one the rest. */
export const firstHalf = (length: number): number => length >> 1;

interface Shared {
  readonly start: number;
  readonly end: number;
}

/**
 * A sought name that shares a half with a page's name of that length shares so many characters at the start, or at the end: the
 * fewest that any sought name has in its half whose length is near enough.
 */
function sharedBy(length: number): Shared {
  const near = Array.from({ length: 2 * MAX_EDITS + 1 }, (_, at) => length - MAX_EDITS + at).filter(
    (sought) => sought >= MIN_LENGTH && Math.abs(sought - length) <= editsFor(sought),
  );
  return {
    start: Math.min(length, ...near.map(firstHalf)),
    end: Math.min(length, ...near.map((sought) => sought - firstHalf(sought))),
  };
}

const known: Shared[] = [];
const sharedOf = (length: number): Shared => (known[length] ??= sharedBy(length));

function printOf(text: string): number {
  let print = EMPTY_PRINT;
  for (let at = 0; at < text.length; at++) print = extendPrint(print, text.charCodeAt(at));
  return print;
}

/** Of a text as part of the name of a page that has that length. */
function printsOf({ text, digits }: PageName, length: number): readonly [start: number, end: number] {
  const { start, end } = sharedOf(length);
  const common = `${length} ${digits}`;
  return [printOf(`${common} <${text.slice(0, start)}`), printOf(`${common} >${text.slice(text.length - end)}`)];
}

/** What a page's name begins and ends like, as two numbers. Pure. */
export const printsOfPage = (name: PageName): readonly [start: number, end: number] => printsOf(name, name.text.length);

/** One of these is among the prints of each page whose name is near enough, and shares a half and all digits. Pure. */
export function printsOfSought(name: PageName): readonly number[] {
  const { length } = name.text;
  const edits = editsFor(length);
  const lengths = Array.from({ length: 2 * edits + 1 }, (_, at) => length - edits + at);
  return lengths.flatMap((one) => printsOf(name, one));
}
