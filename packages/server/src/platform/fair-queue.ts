/** Hands out a limited number of places. Owners get them in rotation, however many one of them requests. */
export interface FairQueue {
  /** Number of callers that wait for a place */
  readonly waiting: number;
  waitingOf(owner: string): number;
  /**
   * Resolves when the caller has a place, which it must leave. Rejects with the reason of the signal; the caller has no
   * place then.
   */
  enter(owner: string, signal?: AbortSignal): Promise<void>;
  leave(): void;
}

type Begin = () => void;

export function createFairQueue(atOnce: number): FairQueue {
  /** Waiting callers by owner, in the order of the rotation; no list is empty. */
  const owners = new Map<string, readonly Begin[]>();
  let free = atOnce;
  let count = 0;

  const put = (owner: string, lines: readonly Begin[]): void => {
    if (lines.length > 0) owners.set(owner, lines);
    else owners.delete(owner);
  };
  const wait = (owner: string, signal: AbortSignal | undefined): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = (): void => {
      signal?.removeEventListener('abort', giveUp);
      count -= 1;
      resolve();
    };
    const giveUp = (): void => {
      put(
        owner,
        (owners.get(owner) ?? []).filter((one) => one !== begin),
      );
      count -= 1;
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    put(owner, [...(owners.get(owner) ?? []), begin]);
    count += 1;
    return promise;
  };
  return {
    get waiting() {
      return count;
    },
    waitingOf: (owner) => owners.get(owner)?.length ?? 0,
    async enter(owner, signal) {
      signal?.throwIfAborted();
      if (free === 0) return wait(owner, signal);
      free -= 1;
    },
    leave() {
      const [entry] = owners;
      if (entry === undefined) {
        free += 1;
        return;
      }
      const [owner, [begin, ...rest]] = entry;
      // The owner goes to the end of the rotation.
      owners.delete(owner);
      put(owner, rest);
      begin?.();
    },
  };
}
