import type { Services } from '../context.ts';
import { readKnownTime } from './believed-now.ts';
import { judgeClock, type KnownTime, knownAt } from './judge-clock.ts';
import { replaceKnownTime } from './store.ts';

export interface ClockState extends Pick<KnownTime, 'known_at' | 'ahead_since'> {
  /** What this clock shows, epoch ms. */
  readonly now: number;
  /** Whether it may decide what is old. */
  readonly isBelieved: boolean;
}

/** How the clock of this machine stands to the time that the database knows. Changes nothing. */
export async function readClockState(services: Pick<Services, 'db' | 'clock'>): Promise<ClockState> {
  const now = services.clock.now();
  const known = await readKnownTime(services);
  const { known_at, ahead_since } = known;
  return { now, known_at, ahead_since, isBelieved: judgeClock(known, now).isBelieved };
}

/** Has the clock of this machine believed: somebody has looked at it. Answers what it shows, epoch ms. */
export async function confirmClock({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  await replaceKnownTime(db.knex, knownAt(now));
  return now;
}
