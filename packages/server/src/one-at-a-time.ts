import { setImmediate } from 'node:timers/promises';
import { ServiceError } from './errors.ts';

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
  /** In the order in which the owners are next; none has an empty list. */
  const waiting = new Map<string, (() => void)[]>();
  let count = 0;
  let isBusy = false;

  const wait = (owner: string): Promise<void> => {
    const own = waiting.get(owner) ?? [];
    if (count >= maxWaiting || own.length >= maxWaitingPerOwner) {
      const detail = 'Too many requests of this kind are waiting. Nothing was done; try again.';
      throw new ServiceError('unavailable', { detail, retryAfterSeconds: 1 });
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    own.push(resolve);
    waiting.set(owner, own);
    count += 1;
    return promise;
  };

  const next = (): void => {
    const [entry] = waiting;
    if (entry === undefined) {
      isBusy = false;
      return;
    }
    const [owner, [begin, ...rest]] = entry;
    waiting.delete(owner);
    if (rest.length > 0) waiting.set(owner, rest);
    count -= 1;
    begin?.();
  };

  return async (owner, work) => {
    if (isBusy) await wait(owner);
    isBusy = true;
    try {
      return await inPieces(work());
    } finally {
      next();
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
