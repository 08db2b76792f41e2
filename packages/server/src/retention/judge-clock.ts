const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A clock that shows more than this beyond the known time is not believed at once, ms. */
const AHEAD = DAY;
/** So long it must go on without a jump until it is believed, ms. */
const STEADY = DAY;
/** Two looks further apart than this may have a jump between them, ms. A restart takes less. */
const LOOKS_APART = 2 * HOUR;

/** What the database knows about clocks. Epoch ms. */
export interface KnownTime {
  /** What the last clock showed that was believed. */
  readonly known_at: number;
  /** Since when a clock far ahead has gone on without a jump, and when it was last looked at; null: none is ahead. */
  readonly ahead_since: number | null;
  readonly ahead_seen_at: number | null;
}

export interface JudgedClock {
  readonly isBelieved: boolean;
  /** What is known now. */
  readonly known: KnownTime;
}

const believed = (now: number): JudgedClock => ({ isBelieved: true, known: knownAt(now) });

export const knownAt = (now: number): KnownTime => ({ known_at: now, ahead_since: null, ahead_seen_at: null });

/**
 * Whether a clock may decide what is old. One far ahead of the known time is wrong, or no server ran for as long; which of
 * the two, only time shows. A clock behind the known time deletes too little and is believed: the known time goes back with it.
 */
export function judgeClock(known: KnownTime, now: number): JudgedClock {
  if (now - known.known_at <= AHEAD) return believed(now);
  const { ahead_since: since, ahead_seen_at: seenAt } = known;
  const goesOn = since !== null && seenAt !== null && now >= seenAt && now - seenAt <= LOOKS_APART;
  const ahead_since = goesOn ? since : now;
  if (now - ahead_since >= STEADY) return believed(now);
  return { isBelieved: false, known: { known_at: known.known_at, ahead_since, ahead_seen_at: now } };
}
