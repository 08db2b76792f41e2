/** Places for work of one kind in this process, each id at most once at a time. */
export interface Places {
  /** The number of places. */
  readonly size: number;
  readonly free: number;
  /** The number of ids that can be offered: free places, and as many that wait as there are places. */
  readonly room: number;
  /**
   * Runs now, or when a place is free. A call for an id that still waits joins it; for one whose work has begun, the
   * work is done once more afterwards: it may have looked already at what the caller has changed. Never rejects.
   */
  run(id: string): Promise<void>;
  /** `run`, unless as many wait as can be under way: false, and the caller has to find another way. */
  offer(id: string): boolean;
}

/** Work of one kind in this process: bounded, each id at most once at a time, and awaited at the end. */
export interface Pool extends Places {
  /**
   * Gives a free place to work that was begun elsewhere, until it ends: false, and nothing is done, when none is free or
   * the id is known here.
   */
  adopt(id: string, underWay: Promise<unknown>): boolean;
  /** Resolves when nothing is under way; what waits for a place is dropped. */
  drain(): Promise<void>;
}

interface PoolOptions {
  readonly size: number;
  readonly work: (id: string) => Promise<void>;
  /** Called for bugs and broken infrastructure; the row's lease brings the work back. */
  readonly onError: (error: unknown, id: string) => void;
}

interface Run {
  readonly id: string;
  readonly ended: PromiseWithResolvers<void>;
  state: 'waiting' | 'begun' | 'again';
}

export function createPool({ size, work, onError }: PoolOptions): Pool {
  const runs = new Map<string, Run>();
  const waiting: Run[] = [];
  let taken = 0;
  let draining = false;

  /** Holds a place, and hands it on to the next that waits without it being free in between. */
  const begin = async (run: Run, underWay?: Promise<unknown>): Promise<void> => {
    let adopted = underWay;
    do {
      run.state = 'begun';
      try {
        if (adopted !== undefined) await adopted;
        else if (!draining) await work(run.id);
      } catch (error) {
        onError(error, run.id);
      }
      adopted = undefined;
      // Not narrowed to what was written above: `run` may have been called meanwhile.
    } while ((run as { state: Run['state'] }).state === 'again' && !draining);
    runs.delete(run.id);
    const next = waiting.shift();
    if (next === undefined) taken -= 1;
    else void begin(next);
    run.ended.resolve();
  };

  const run = (id: string): Promise<void> => {
    const known = runs.get(id);
    if (known !== undefined) {
      if (known.state === 'begun') known.state = 'again';
      return known.ended.promise;
    }
    if (draining) return Promise.resolve();
    const fresh: Run = { id, ended: Promise.withResolvers(), state: 'waiting' };
    runs.set(id, fresh);
    if (taken < size) {
      taken += 1;
      void begin(fresh);
    } else waiting.push(fresh);
    return fresh.ended.promise;
  };

  return {
    size,
    run,
    offer(id) {
      if (draining || waiting.length >= size) return false;
      void run(id);
      return true;
    },
    adopt(id, underWay) {
      if (draining || taken >= size || runs.has(id)) return false;
      const fresh: Run = { id, ended: Promise.withResolvers(), state: 'begun' };
      runs.set(id, fresh);
      taken += 1;
      void begin(fresh, underWay);
      return true;
    },
    get free() {
      return size - taken;
    },
    get room() {
      return draining ? 0 : size - taken + Math.max(0, size - waiting.length);
    },
    async drain() {
      draining = true;
      await Promise.all([...runs.values()].map(({ ended }) => ended.promise));
    },
  };
}
