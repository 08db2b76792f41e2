import type { Services } from '../../context.ts';
import type { Executor } from '../storage/index.ts';
import { judgeClock, type KnownTime, knownAt } from './judge-clock.ts';
import { findKnownTime, findNewestWritten, replaceKnownTime } from './known-time-store.ts';

const SAID_EVERY_MS = 3_600_000;

/**
 * Reads the known time. A new database and one of an earlier version have none: then it is the newest time in their
 * rows, or else that of this clock.
 */
export async function readKnownTime({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<KnownTime> {
  const known = await findKnownTime(db.knex);
  return known ?? knownAt((await findNewestWritten(db.knex)) ?? clock.now());
}

/**
 * Answers whether a time that a clock shows, epoch ms, fits the times that the database knows. A database in which nothing was
 * ever judged by its age knows none. Changes nothing.
 */
export async function isTimeBelieved(on: Executor, now: number): Promise<boolean> {
  const known = await findKnownTime(on);
  return known === undefined || judgeClock(known, now).isBelieved;
}

type Parts = Pick<Services, 'db' | 'clock' | 'log' | 'meter'>;

/**
 * Answers a function that gives the time by which old data are deleted, epoch ms. It gives undefined while the clock is
 * far ahead of the times in the database: then nothing may be deleted, and the log says so once an hour.
 */
export function createBelievedNow({ db, clock, log, meter }: Parts): () => Promise<number | undefined> {
  let saidAt: number | undefined;
  return async () => {
    const now = clock.now();
    const { isBelieved, known } = judgeClock(await readKnownTime({ db, clock }), now);
    await replaceKnownTime(db.knex, known);
    meter.retentionHeld(!isBelieved);
    if (isBelieved) {
      if (saidAt !== undefined) log.info('the clock is believed again; what is old is deleted');
      saidAt = undefined;
      return now;
    }
    if (saidAt === undefined || clock.monotonic() - saidAt >= SAID_EVERY_MS) {
      saidAt = clock.monotonic();
      const [clockShows, newestKnown] = [now, known.known_at].map((at) => new Date(at).toISOString());
      log.warn(
        { clockShows, newestKnown },
        'the clock is more than a day ahead of the newest time that the database knows: nothing is deleted for its age until the clock has been steady for a day. Correct it; if it is right, run: linkvitals clock confirm',
      );
    }
    return undefined;
  };
}
