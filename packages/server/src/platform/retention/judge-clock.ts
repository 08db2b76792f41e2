const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds beyond the known time from which a clock is not trusted at once */
const AHEAD = DAY;
/** Milliseconds that a clock must run without a jump until it is trusted */
const STEADY = DAY;
/** Milliseconds between two checks from which there may be a jump between them. A restart takes less. */
const LOOKS_APART = 2 * HOUR;

/** Times that the database knows about clocks, epoch ms */
export interface KnownTime {
  /** Time of the last check of a trusted clock */
  readonly known_at: number;
  /** Time since which a clock far ahead has run without a jump, and time of its last check; null: no clock is ahead. */
  readonly ahead_since: number | null;
  readonly ahead_seen_at: number | null;
}

export interface JudgedClock {
  readonly isBelieved: boolean;
  /** The known time after this check */
  readonly known: KnownTime;
}

const believed = (now: number): JudgedClock => ({ isBelieved: true, known: knownAt(now) });

export const knownAt = (now: number): KnownTime => ({ known_at: now, ahead_since: null, ahead_seen_at: null });

/**
 * Whether a clock may decide which data are old. A clock far ahead of the known time is wrong, or no server has run for
 * as long; only waiting shows which. A clock behind the known time deletes too little, so it is trusted, and the known
 * time goes back with it.
 */
export function judgeClock(known: KnownTime, now: number): JudgedClock {
  if (now - known.known_at <= AHEAD) return believed(now);
  const { ahead_since: since, ahead_seen_at: seenAt } = known;
  const goesOn = since !== null && seenAt !== null && now >= seenAt && now - seenAt <= LOOKS_APART;
  const ahead_since = goesOn ? since : now;
  if (now - ahead_since >= STEADY) return believed(now);
  return { isBelieved: false, known: { known_at: known.known_at, ahead_since, ahead_seen_at: now } };
}
