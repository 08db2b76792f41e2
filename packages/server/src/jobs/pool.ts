/** Work of one kind in this process: bounded, each id at most once at a time, and awaited at the end. */
export interface Pool {
  /** Runs now, or when a place is free; joins the run that is under way for the same id. Never rejects. */
  run(id: string): Promise<void>;
  readonly free: number;
  /** Resolves when nothing is under way; what waits for a place is dropped. */
  drain(): Promise<void>;
}

interface PoolOptions {
  readonly size: number;
  readonly work: (id: string) => Promise<void>;
  /** Hears of bugs and broken infrastructure; the row's lease brings the work back. */
  readonly onError: (error: unknown, id: string) => void;
}

export function createPool({ size, work, onError }: PoolOptions): Pool {
  const running = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let taken = 0;
  let draining = false;

  const start = async (id: string): Promise<void> => {
    if (taken < size) taken += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      if (!draining) await work(id);
    } catch (error) {
      onError(error, id);
    } finally {
      running.delete(id);
      const next = waiting.shift();
      // The place goes on to the next one without being free in between.
      if (next === undefined) taken -= 1;
      else next();
    }
  };

  return {
    run(id) {
      const known = running.get(id);
      if (known !== undefined) return known;
      if (draining) return Promise.resolve();
      const run = start(id);
      running.set(id, run);
      return run;
    },
    get free() {
      return Math.max(0, size - running.size);
    },
    async drain() {
      draining = true;
      await Promise.all(running.values());
    },
  };
}
