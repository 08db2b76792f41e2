import { setImmediate } from 'node:timers/promises';
import { ServiceError } from './errors.ts';
import { createFairQueue } from './fair-queue.ts';

/** Both count work that has not begun. */
export interface OneAtATimeLimits {
  readonly maxWaiting: number;
  readonly maxWaitingPerOwner: number;
}

/**
 * Runs work to its end. Owners are served in rotation, however much work one of them has.
 * @throws ServiceError `unavailable` when too much waits already; and what the work throws
 */
type OneAtATime = <T>(owner: string, work: () => Generator<undefined, T>) => Promise<T>;

/**
 * For synchronous work that takes milliseconds, cut into pieces by `yield`. The event loop goes round before each piece,
 * so that others are held up by one piece only, however much work there is.
 */
export function oneAtATime({ maxWaiting, maxWaitingPerOwner }: OneAtATimeLimits): OneAtATime {
  const queue = createFairQueue(1);
  return async (owner, work) => {
    if (queue.waiting >= maxWaiting || queue.waitingOf(owner) >= maxWaitingPerOwner) {
      const detail = 'Too many requests of this kind are waiting. Nothing was done; try again.';
      throw new ServiceError('unavailable', { detail, retryAfterSeconds: 1 });
    }
    await queue.enter(owner);
    try {
      return await inPieces(work());
    } finally {
      queue.leave();
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
