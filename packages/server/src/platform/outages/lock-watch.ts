import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { type Database, type LockProbe, lockTimeouts } from '../storage/index.ts';
import { onceAMinute } from './once-a-minute.ts';
import { isInTime } from './watch.ts';

/** Watches whether locks of other clients hold up the pool's statements. */
export interface LockWatch {
  /** Whether whole tables are locked: statements on them wait, and hold connections that others need. */
  readonly isLocked: boolean;
  /** Whether locks hold up statements: tables are locked, or a wait for any lock timed out a moment ago. */
  readonly holdsUp: boolean;
  /** Waits a moment, and as long as tables are locked. It is for work that continues then. */
  unlocked(): Promise<void>;
  stop(): void;
}

interface Options {
  readonly db: Database;
  readonly log: Logger;
  readonly clock: Clock;
  /** Undefined: locked tables cannot be detected. */
  readonly probe: LockProbe | undefined;
}

/* Times in ms. */

/** Milliseconds for which a timed-out wait counts as a sign of more locks */
const RECENT = 5_000;
const PROBE_EVERY = 1_000;
/** Milliseconds of a probe; a longer one has no result, because the database is slow or does not respond. */
const PATIENCE = 10_000;
const MAX_PAUSE = 1_000;

/**
 * Begins to look for locks when a wait for one times out, and stops when there are none: without trouble it costs
 * nothing. A lock on rows is not looked for: it holds up only statements on those rows, and is no reason to refuse
 * other requests.
 */
export function watchLocks({ db, log, clock, probe }: Options): LockWatch {
  const stopping = new AbortController();
  let ranOutAt = Number.NEGATIVE_INFINITY;
  let isLocked = false;
  let isLooking = false;
  const say = onceAMinute(clock, (unsaid) => {
    log.error({ unsaid }, 'another client of the database holds a lock on whole tables; what needs them waits');
  });
  const look = async (lockProbe: LockProbe): Promise<void> => {
    isLooking = true;
    do {
      const was = isLocked;
      isLocked = await find(clock, lockProbe);
      if (isLocked) say();
      else if (was) log.info('no lock of another client holds up whole tables any more');
      // A sleep rejects only when the watch is stopped.
      if (isLocked) await clock.sleep(PROBE_EVERY, stopping.signal).catch(() => {});
    } while (isLocked && !stopping.signal.aborted);
    isLooking = false;
  };
  const timeouts = lockTimeouts(db, () => {
    ranOutAt = clock.monotonic();
    if (probe !== undefined && !isLooking && !stopping.signal.aborted) void look(probe);
  });
  return {
    get isLocked() {
      return isLocked;
    },
    get holdsUp() {
      return isLocked || clock.monotonic() - ranOutAt < RECENT;
    },
    async unlocked() {
      do await clock.sleep(Math.random() * MAX_PAUSE, stopping.signal).catch(() => {});
      while (isLocked && !stopping.signal.aborted);
    },
    stop() {
      stopping.abort();
      timeouts.stop();
      probe?.hangUp();
    },
  };
}

/** Whether tables are locked. False when the probe has no result: then the watch of the database reports its fault. */
async function find(clock: Clock, probe: LockProbe): Promise<boolean> {
  const found = probe.isLocked().catch(() => false);
  if (await isInTime(clock, PATIENCE, found)) return found;
  probe.hangUp();
  return false;
}
