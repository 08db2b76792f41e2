import { EMPTY_PRINT, extendPrint } from './fnv.ts';
import { MIN_LENGTH, type PageName } from './page-name.ts';

/** Letters that may differ, by the length of the sought name. Short names soon become other words. */
const EDITS = [
  { upTo: 4, edits: 0 },
  { upTo: 7, edits: 1 },
  { upTo: 13, edits: 2 },
] as const;
export const MAX_EDITS = 3;

export const editsFor = (length: number): number => EDITS.find(({ upTo }) => length <= upTo)?.edits ?? MAX_EDITS;

/** Characters in the first half of a name of this length; the rest is its second half. */
export const firstHalf = (length: number): number => length >> 1;

interface Shared {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns how many characters at the start and at the end a page's name of this length shares at least with a sought name that has the same
 * half. This is the length of the shortest half among sought names of similar length.
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

/** Prints of a text as the start and end of a page name of this length. */
function printsOf({ text, digits }: PageName, length: number): readonly [start: number, end: number] {
  const { start, end } = sharedOf(length);
  const common = `${length} ${digits}`;
  return [printOf(`${common} <${text.slice(0, start)}`), printOf(`${common} >${text.slice(text.length - end)}`)];
}

/** Two numbers, for the start and the end of a page's name. Pure. */
export const printsOfPage = (name: PageName): readonly [start: number, end: number] => printsOf(name, name.text.length);

/** Prints to look for. Each page whose name is similar, shares a half and has the same digits has one of them. Pure. */
export function printsOfSought(name: PageName): readonly number[] {
  const { length } = name.text;
  const edits = editsFor(length);
  const lengths = Array.from({ length: 2 * edits + 1 }, (_, at) => length - edits + at);
  return lengths.flatMap((one) => printsOf(name, one));
}
