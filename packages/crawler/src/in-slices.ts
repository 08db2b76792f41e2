import { nextRound } from './next-round.ts';

/** Work that may take long: each `yield` is a place where others can have the event loop. */
export type Slices<Result> = Generator<void, Result, void>;

/** Does the work with a round of the event loop at each of its `yield`s. */
export async function inSlices<Result>(work: Slices<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    await nextRound();
  }
}

/** Does the work at once, for callers that have nobody else to serve. */
export function atOnce<Result>(work: Slices<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
