import { nextRound } from './next-round.ts';

/** Work that may take long: at each `yield` the event loop can run other work. */
export type Slices<Result> = Generator<void, Result, void>;

/** Does the work with a round of the event loop at each of its `yield`s. */
export async function inSlices<Result>(work: Slices<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    await nextRound();
  }
}

/** Does the work without interruption, for callers that have no other work. */
export function atOnce<Result>(work: Slices<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
