import type { Clock } from '../clock.ts';

const MINUTE_MS = 60_000;

/**
 * Limits a repeated report: `say` is called the first time and then at most once a minute, with the number of calls
 * that were left out in between.
 */
export function onceAMinute<T extends readonly unknown[]>(
  clock: Pick<Clock, 'monotonic'>,
  say: (unsaid: number, ...what: T) => void,
): (...what: T) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  let unsaid = 0;
  return (...what) => {
    if (clock.monotonic() - saidAt < MINUTE_MS) {
      unsaid += 1;
      return;
    }
    saidAt = clock.monotonic();
    say(unsaid, ...what);
    unsaid = 0;
  };
}
