import { setImmediate } from 'node:timers/promises';
import { ServiceError } from './errors.ts';

/** Runs work. @throws ServiceError `unavailable` when too much waits already; and what the work throws */
type OneAtATime = <T>(work: () => T) => Promise<T>;

/**
 * For synchronous work that takes milliseconds. The event loop goes round once before each piece, so that many of them
 * at once hold up other requests no longer than one does.
 *
 * @param maxWaiting pieces that may wait
 */
export function oneAtATime(maxWaiting: number): OneAtATime {
  let waiting = 0;
  let latest = Promise.resolve();
  return async (work) => {
    if (waiting >= maxWaiting) {
      const detail = 'Too many requests of this kind are waiting. Nothing was done; try again.';
      throw new ServiceError('unavailable', { detail, retryAfterSeconds: 1 });
    }
    waiting += 1;
    latest = latest.then(() => setImmediate());
    await latest;
    waiting -= 1;
    return work();
  };
}
