import { isLongLane, perLane } from '../lane.ts';
import { splitmix64 } from '../site/splitmix64.ts';

/** Numbers that depend on a seed alone. */
export interface Dice {
  /** A whole number from 0 to `sides`, that excluded. */
  below(sides: number): number;
  pick<T>(from: readonly T[]): T;
  /** So many of what `make` gives, one to `max`, joined. */
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

/** Set for a long run, which also holds to the strict bounds: see CONTRIBUTING.md. */
const seconds = Number(process.env.LINKVITALS_TEST_FUZZ_SECONDS ?? 0);
const seed = BigInt(process.env.LINKVITALS_TEST_FUZZ_SEED ?? 1);

/** How long a fuzz test may take, ms. */
export const FUZZ_TIMEOUT_MS = 120_000 + 2_000 * seconds;

/**
 * What may hold a thread, in ms of its processor time. A tenfold of it in the long lane, where code is cold. `npm test` has no
 * such bound: nothing there depends on time.
 */
export const fuzzBound = (strict: number): number => {
  if (seconds > 0) return strict;
  return isLongLane ? 10 * strict : Number.POSITIVE_INFINITY;
};

/**
 * Rounds of a fuzz test: a quarter of `rounds` in `npm test`, five times as many in the long lane, as many as fit in
 * LINKVITALS_TEST_FUZZ_SECONDS of a long run.
 * A round depends on LINKVITALS_TEST_FUZZ_SEED (default 1) and its number; what fails says both.
 * @returns how many were played
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

/** Processor time of this thread, ms: what other processes do does not count. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
