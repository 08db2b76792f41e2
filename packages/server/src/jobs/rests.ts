import type { Work } from './work.ts';

interface Rest {
  /** Length of the rest, in looks. */
  readonly looks: number;
  left: number;
}

/** Kinds of work that looks leave out for a while, because some of them is due and none of it can begin. */
export interface Rests {
  /** The kinds that the next look leaves out. Call it once for each look. */
  next(): ReadonlySet<Work>;
  /** Notes the kinds of which a look found due work and began nothing. Rests of the others that it looked for end. */
  note(leftOut: ReadonlySet<Work>, idle: readonly Work[]): void;
  /** Ends a rest: more of this kind of work is expected. */
  end(work: Work): void;
}

/** Makes rests that double each time that nothing could begin, up to `longest` looks. */
export function createRests(longest: number): Rests {
  const rests = new Map<Work, Rest>();
  return {
    next() {
      const resting = [...rests].filter(([, { left }]) => left > 0);
      for (const [, rest] of resting) rest.left -= 1;
      return new Set(resting.map(([work]) => work));
    },
    note(leftOut, idle) {
      for (const work of rests.keys()) if (!leftOut.has(work) && !idle.includes(work)) rests.delete(work);
      for (const work of idle) {
        const looks = Math.min(longest, 2 * (rests.get(work)?.looks ?? 0.5));
        rests.set(work, { looks, left: looks });
      }
    },
    end: (work) => void rests.delete(work),
  };
}
