import type { Work } from './work.ts';

interface Rest {
  /** Length of the rest, in looks. */
  readonly looks: number;
  left: number;
}

/** Kinds of work that rest for some looks, because some of them is due and none of it can begin. */
export interface Rests {
  /** The kinds that rest during the next look. Call it once for each look. */
  next(): ReadonlySet<Work>;
  /** Notes the kinds of which a look began nothing though some was due. Of the others, those that did not rest are fine. */
  note(resting: ReadonlySet<Work>, idle: readonly Work[]): void;
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
    note(resting, idle) {
      for (const work of rests.keys()) if (!resting.has(work) && !idle.includes(work)) rests.delete(work);
      for (const work of idle) {
        if (resting.has(work)) continue;
        const looks = Math.min(longest, 2 * (rests.get(work)?.looks ?? 0.5));
        rests.set(work, { looks, left: looks });
      }
    },
    end: (work) => void rests.delete(work),
  };
}
