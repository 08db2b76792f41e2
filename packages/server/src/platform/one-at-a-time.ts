import { setImmediate } from 'node:timers/promises';
import { ServiceError } from './errors.ts';
import { createFairQueue } from './fair-queue.ts';

/** Maximum numbers of calls whose work has not begun */
export interface OneAtATimeLimits {
  readonly maxWaiting: number;
  readonly maxWaitingPerOwner: number;
}

/**
 * Runs work to its end. Owners are served in rotation, however much work one of them has.
 * @throws ServiceError `unavailable` when too much work waits already; also every error of the work
 */
type OneAtATime = <T>(owner: string, work: () => Generator<undefined, T>) => Promise<T>;

/**
 * Runs synchronous work that takes milliseconds, divided into pieces by `yield`. The event loop runs before each piece,
 * so that other work is held up by one piece only.
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
