import type { Clock } from '../clock.ts';

const MINUTE_MS = 60_000;

/**
 * For trouble that repeats itself: `say` is called at the first time and then once a minute, with how often it was kept
 * silent in between.
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
