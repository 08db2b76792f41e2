/** A clock that stands still until a test moves it. */
export interface FakeClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since the clock was made. */
  monotonic(): number;
  /** Resolves when the clock has moved `ms` further. Rejects with the signal's reason when that aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /**
   * Moves the time, stopping at the end of each sleep in order. Code that wakes there runs, and may sleep again, before
   * time moves on. Resolves when the new time is reached and the woken code has run. It does not wait for sockets or
   * disks: use `sleepers`.
   */
  advance(ms: number): Promise<void>;
  /** Resolves once at least `count` (default 1) callers sleep, which is the time to `advance`. */
  sleepers(count?: number): Promise<void>;
}

interface Sleeper {
  readonly until: number;
  wake(): void;
}

/** A clock that starts at `start` (epoch ms, or a date that `Date` reads). */
export function fakeClock(start: number | string): FakeClock {
  const startedAt = typeof start === 'number' ? start : Date.parse(start);
  if (!Number.isFinite(startedAt)) throw new Error(`not a time: ${start}`);
  let elapsed = 0;
  const sleeping = new Set<Sleeper>();
  const watchers = new Set<{ count: number; resolve: () => void }>();

  function sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const end = () => {
        sleeping.delete(sleeper);
        signal?.removeEventListener('abort', abort);
      };
      const abort = () => {
        end();
        reject(signal?.reason);
      };
      const sleeper = {
        until: elapsed + Math.max(0, ms),
        wake() {
          end();
          resolve();
        },
      };
      signal?.addEventListener('abort', abort);
      sleeping.add(sleeper);
      for (const watcher of watchers) {
        if (sleeping.size < watcher.count) continue;
        watchers.delete(watcher);
        watcher.resolve();
      }
    });
  }

  async function advance(ms: number): Promise<void> {
    if (!(ms >= 0)) throw new Error(`time goes forward only: ${ms}`);
    const end = elapsed + ms;
    await round(); // those who are about to sleep get there
    for (let next = earliest(sleeping, end); next; next = earliest(sleeping, end)) {
      elapsed = next.until;
      next.wake();
      await round();
    }
    elapsed = end;
  }

  return {
    now: () => startedAt + elapsed,
    monotonic: () => elapsed,
    sleep,
    advance,
    sleepers: (count = 1) =>
      sleeping.size >= count ? Promise.resolve() : new Promise((resolve) => void watchers.add({ count, resolve })),
  };
}

/** The sleeper that wakes first by `end`; of equal ones the first that fell asleep. */
function earliest(sleeping: ReadonlySet<Sleeper>, end: number): Sleeper | undefined {
  let first: Sleeper | undefined;
  for (const sleeper of sleeping) {
    if (sleeper.until <= end && (first === undefined || sleeper.until < first.until)) first = sleeper;
  }
  return first;
}

/** Runs pending promise reactions, and those that they queue. */
function round(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
