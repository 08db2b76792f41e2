import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { type Database, type LockProbe, lockTimeouts } from '../storage/index.ts';
import { onceAMinute } from './once-a-minute.ts';
import { isInTime } from './watch.ts';

/** Whether locks of other clients hold the pool's statements up. */
export interface LockWatch {
  /** Whole tables are locked: whoever needs them waits, and so does whoever needs a connection then. */
  readonly isLocked: boolean;
  /** Locks hold somebody up: of tables, or a wait for one of any kind ran out a moment ago. */
  readonly holdsUp: boolean;
  /** Waits a moment, and as long as tables are locked. For work that is to go on then. */
  unlocked(): Promise<void>;
  stop(): void;
}

interface Options {
  readonly db: Database;
  readonly log: Logger;
  readonly clock: Clock;
  /** Undefined: which tables are locked cannot be found out. */
  readonly probe: LockProbe | undefined;
}

/* Times in ms. */

/** A wait that ran out says for so long that there are more. */
const RECENT = 5_000;
const PROBE_EVERY = 1_000;
/** A probe that takes longer found out nothing: the database is slow, or away. */
const PATIENCE = 10_000;
const MAX_PAUSE = 1_000;

/**
 * Begins to look for locks when a wait for one runs out, until there is none: without trouble it costs nothing. A row that
 * somebody holds is not looked for. It holds up those who need that row, and is no reason to send all others elsewhere.
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
      // The only way that a sleep rejects is to be stopped.
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

/** False where nothing is found out: then the watch over the database says what is wrong with it. */
async function find(clock: Clock, probe: LockProbe): Promise<boolean> {
  const found = probe.isLocked().catch(() => false);
  if (await isInTime(clock, PATIENCE, found)) return found;
  probe.hangUp();
  return false;
}
