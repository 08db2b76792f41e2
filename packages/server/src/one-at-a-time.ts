import { setImmediate } from 'node:timers/promises';
import { ServiceError } from './errors.ts';

/**
 * Runs work to its end.
 * @throws ServiceError `unavailable` when too much waits already; and what the work throws
 */
type OneAtATime = <T>(work: () => Generator<undefined, T>) => Promise<T>;

/**
 * For synchronous work that takes milliseconds, cut into pieces by `yield`. The event loop goes round before each piece,
 * so that others are held up by one piece only, however much work there is.
 *
 * @param maxWaiting work that may wait for what is under way
 */
export function oneAtATime(maxWaiting: number): OneAtATime {
  let waiting = 0;
  let latest = Promise.resolve();
  return async (work) => {
    if (waiting >= maxWaiting) {
      const detail = 'Too many requests of this kind are waiting. Nothing was done; try again.';
      throw new ServiceError('unavailable', { detail, retryAfterSeconds: 1 });
    }
    const before = latest;
    const ended = Promise.withResolvers<void>();
    latest = ended.promise;
    waiting += 1;
    await before;
    waiting -= 1;
    try {
      return await inPieces(work());
    } finally {
      ended.resolve();
    }
  };
}

async function inPieces<T>(pieces: Generator<undefined, T>): Promise<T> {
  for (;;) {
    await setImmediate();
    const piece = pieces.next();
    if (piece.done) return piece.value;
  }
}
