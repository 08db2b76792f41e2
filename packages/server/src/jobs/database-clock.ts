import type { Services } from '../context.ts';
import { onceAMinute } from '../platform/outages/once-a-minute.ts';
import type { AlarmClock } from './alarm-clock.ts';
import { lookFor } from './look-for-work.ts';
import { createRests } from './rests.ts';
import { allWork } from './work.ts';
import type { Workers } from './workers.ts';

/**
 * Time between two looks, ms. It is a little more than a second, so that a server without work sends one statement a second
 * on average, with a sweep every 15 s.
 */
export const LOOK_MS = 1_100;

const woken = allWork.filter(({ places }) => places !== undefined);

/**
 * An alarm clock that looks for due rows in the database. The rows are the alarms, and nothing else is stored. A kind of
 * work of which nothing could begin rests, for longer and longer, up to the time between two sweeps: meanwhile only its rows
 * that become due are looked for.
 */
export function createDatabaseClock(
  { clock, config, log }: Pick<Services, 'clock' | 'config' | 'log'>,
  createLook = lookFor,
): AlarmClock {
  const stopping = new AbortController();
  const rests = createRests(Math.ceil(config.sweepMs / LOOK_MS));
  let looking: Promise<unknown> = Promise.resolve();
  let isTroubled = true;
  const say = onceAMinute(clock, (unsaid, err: unknown, what?: string) => {
    log.error({ err, what, unsaid }, 'due work cannot be looked for; it is tried again');
  });
  /** Waits for the next look. False: the clock is stopped. */
  const isTime = (): Promise<boolean> =>
    clock.sleep(LOOK_MS, stopping.signal).then(
      () => true,
      () => false,
    );
  const loop = async (services: Services, workers: Workers): Promise<void> => {
    const look = createLook(woken, services, workers);
    while (await isTime()) {
      // The gate logs that the database is away.
      let hasFailed = services.gate.isAway;
      const fail = (error: unknown, what?: string): void => {
        hasFailed = true;
        say(error, what);
      };
      if (!services.gate.isAway) {
        const resting = rests.next();
        try {
          rests.note(resting, await look({ graceMs: 0, resting, onError: (error, { name }) => fail(error, name) }));
        } catch (error) {
          fail(error);
        }
      }
      isTroubled = hasFailed;
    }
  };
  const stop = async (): Promise<void> => {
    stopping.abort();
    await looking;
  };
  return {
    connect: async () => {},
    // The sweep finds what is due at the start.
    async start(services, workers) {
      isTroubled = false;
      looking = loop(services, workers);
    },
    // A look finds the row, which is committed. More of its kind may begin now.
    async set(kind) {
      for (const work of woken) if (work.places?.[kind] !== undefined) rests.end(work);
    },
    get isTroubled() {
      return isTroubled;
    },
    stop,
    close: stop,
  };
}
