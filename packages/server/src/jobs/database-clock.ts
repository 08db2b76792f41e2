import type { Services } from '../context.ts';
import { onceAMinute } from '../outages/once-a-minute.ts';
import type { AlarmClock } from './alarm-clock.ts';
import { lookFor } from './look-for-work.ts';
import { allWork } from './work.ts';
import type { Workers } from './workers.ts';

/**
 * What becomes due is begun within this, whichever server wrote it. A little more than a second, so that with a sweep every
 * 15 s a server without work sends a statement a second.
 */
const LOOK_MS = 1_100;

/** Rings for rows by looking for due ones in the database: the rows are the alarms, and nothing else is stored. */
export function createDatabaseClock({ clock, log }: Pick<Services, 'clock' | 'log'>): AlarmClock {
  const stopping = new AbortController();
  let looking: Promise<unknown> = Promise.resolve();
  let isTroubled = true;
  const say = onceAMinute(clock, (unsaid, err: unknown) => {
    log.error({ err, unsaid }, 'due work cannot be looked for; it is tried again');
  });
  /** False: it is to stop. */
  const isTime = (): Promise<boolean> =>
    clock.sleep(LOOK_MS, stopping.signal).then(
      () => true,
      () => false,
    );
  const loop = async (services: Services, workers: Workers): Promise<void> => {
    const woken = allWork.filter(({ places }) => places !== undefined);
    const look = lookFor(woken, services, workers);
    while (await isTime()) {
      // A database that is away has been logged.
      if (services.gate.isAway) continue;
      try {
        await look({ graceMs: 0 });
        isTroubled = false;
      } catch (error) {
        isTroubled = true;
        say(error);
      }
    }
  };
  return {
    connect: async () => {},
    // What is due at the start, the sweep finds.
    async start(services, workers) {
      isTroubled = false;
      looking = loop(services, workers);
    },
    // Its row is committed: the next look finds it.
    set: async () => {},
    get isTroubled() {
      return isTroubled;
    },
    async stop() {
      stopping.abort();
      await looking;
    },
    close: async () => {},
  };
}
