import { isLongLane, perLane } from '../lane.ts';
import { splitmix64 } from '../site/splitmix64.ts';

/** Pseudo-random choices that depend on a seed alone. */
export interface Dice {
  /** A whole number from 0 to `sides - 1`. */
  below(sides: number): number;
  pick<T>(from: readonly T[]): T;
  /** A text of 1 to `max` pieces that `make` gives. */
  text(max: number, make: () => string): string;
}

function dice(seed: bigint, round: number): Dice {
  let rolls = 0;
  const below = (sides: number): number => Number(splitmix64(seed, round, rolls++) % BigInt(sides));
  return {
    below,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    text: (max, make) => Array.from({ length: 1 + below(max) }, make).join(''),
  };
}

/** Seconds of a long run, which also has the strict bounds: see CONTRIBUTING.md. */
const seconds = Number(process.env.LINKVITALS_TEST_FUZZ_SECONDS ?? 0);
const seed = BigInt(process.env.LINKVITALS_TEST_FUZZ_SEED ?? 1);

/** Milliseconds that a fuzz test may take. */
export const FUZZ_TIMEOUT_MS = 120_000 + 2_000 * seconds;

/**
 * The max processor time in ms that a thread may be held. The bound is tenfold in the long lane, where code is cold.
 * `npm test` has no such bound, because nothing there depends on time.
 */
export const fuzzBound = (strict: number): number => {
  if (seconds > 0) return strict;
  return isLongLane ? 10 * strict : Number.POSITIVE_INFINITY;
};

/**
 * Runs the rounds of a fuzz test: a quarter of `rounds` in `npm test`, five times as many in the long lane, as many as
 * fit in LINKVITALS_TEST_FUZZ_SECONDS of a long run. A round depends on its number and LINKVITALS_TEST_FUZZ_SEED
 * (default 1); a failure names both.
 * @returns the number of rounds
 */
export async function fuzz(rounds: number, play: (dice: Dice) => unknown): Promise<number> {
  const end = performance.now() + 1_000 * seconds;
  const enough = perLane(Math.ceil(rounds / 4), 5 * rounds);
  let round = 0;
  for (; seconds > 0 ? performance.now() < end : round < enough; round++) {
    try {
      await play(dice(seed, round));
    } catch (error) {
      throw new Error(`Round ${round} of LINKVITALS_TEST_FUZZ_SEED=${seed}`, { cause: error });
    }
  }
  return round;
}

/** Processor time of this thread in ms. The work of other processes is not counted. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
