import type { Services } from '../../context.ts';
import { readKnownTime } from './believed-now.ts';
import { judgeClock, type KnownTime, knownAt } from './judge-clock.ts';
import { replaceKnownTime } from './known-time-store.ts';

export interface ClockState extends Pick<KnownTime, 'known_at' | 'ahead_since'> {
  /** Time that this clock shows, epoch ms */
  readonly now: number;
  /** Whether the clock may decide which data are old */
  readonly isBelieved: boolean;
}

/** Compares the clock of this machine with the time that the database knows. Changes nothing. */
export async function readClockState(services: Pick<Services, 'db' | 'clock'>): Promise<ClockState> {
  const now = services.clock.now();
  const known = await readKnownTime(services);
  const { known_at, ahead_since } = known;
  return { now, known_at, ahead_since, isBelieved: judgeClock(known, now).isBelieved };
}

/** Makes the clock of this machine trusted, after a person has checked it. Answers its time, epoch ms. */
export async function confirmClock({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  await replaceKnownTime(db.knex, knownAt(now));
  return now;
}
