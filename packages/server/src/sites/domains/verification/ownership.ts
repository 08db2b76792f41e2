import type { VerificationStatus } from '@linkvitals/contract';

/** The result of one resolver, or of all together, about a TXT record */
export type TxtOutcome = 'found' | 'absent' | 'unknown';

/** Ownership of a domain in its stored form. Times are epoch ms. */
export interface Ownership {
  readonly status: VerificationStatus;
  /** Latest move to `verified`. */
  readonly verifiedAt: number | null;
  /** Start of the wait for the record, while pending or expired */
  readonly waitingSince: number | null;
  /** First of the two definitive absences that end the ownership, while verified */
  readonly firstAbsentAt: number | null;
  /** Time since which no answer could be trusted, while verified */
  readonly unknownSince: number | null;
  /** The next background check; null: none, until the owner requests one. */
  readonly nextCheckAt: number | null;
  /** Number of background checks done while waiting */
  readonly attempts: number;
}

export interface CheckResult {
  readonly outcome: TxtOutcome;
  /** Trigger of the check. An owner's check takes effect at once, whether the record is there or not. */
  readonly by: 'owner' | 'background' | 'before-crawl';
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Waits of a pending domain before its background checks, ms; the last one repeats. */
const PENDING_WAITS = [1 * MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE] as const;
const PENDING_FOR = 72 * HOUR;
const EXPIRED_HOURLY_FOR = 72 * HOUR;
/** Time for which an expired domain is checked, ms */
export const EXPIRED_WATCHED_FOR = 30 * DAY;
/** Longest wait before the next check, ms */
export const RECHECK_EVERY = DAY;
const RETRY_UNKNOWN_AFTER = HOUR;
/**
 * Time between two absences that count as a removal, ms; a single absence may come from a name server that lags behind.
 */
export const ABSENCES_APART = 5 * MINUTE;
const UNKNOWN_FOR = 7 * DAY;

type Step = (state: Ownership, by: CheckResult['by'], now: number) => Ownership;

const nothing = {
  waitingSince: null,
  firstAbsentAt: null,
  unknownSince: null,
  nextCheckAt: null,
  attempts: 0,
} as const;

export const unverified: Ownership = { status: 'unverified', verifiedAt: null, ...nothing };

const same: Step = (state) => state;

/** The record was found: the domain becomes or stays verified, and earlier absences are forgotten. */
const verify: Step = (state, _by, now) => ({
  ...nothing,
  status: 'verified',
  verifiedAt: state.status === 'verified' ? state.verifiedAt : now,
  nextCheckAt: now + RECHECK_EVERY,
});

const startPending: Step = (state, _by, now) => ({
  ...nothing,
  status: 'pending',
  verifiedAt: state.verifiedAt,
  waitingSince: now,
  nextCheckAt: now + PENDING_WAITS[0],
});

const expire: Step = (state, _by, now) => ({
  ...nothing,
  status: 'expired',
  verifiedAt: state.verifiedAt,
  waitingSince: now,
  nextCheckAt: now + HOUR,
});

/** The record is absent: only a check by the owner starts the background checks of an unverified domain. */
const missUnverified: Step = (state, by, now) => (by === 'owner' ? startPending(state, by, now) : state);

/** The record is absent: an owner's check does not move the background checks, unless their time is over. */
const missPending: Step = (state, by, now) => {
  const over = now - (state.waitingSince ?? now) >= PENDING_FOR;
  if (by === 'owner') return over ? startPending(state, by, now) : state;
  if (over) return { ...unverified, verifiedAt: state.verifiedAt };
  const attempts = state.attempts + 1;
  const wait = PENDING_WAITS[Math.min(attempts, PENDING_WAITS.length - 1)] ?? HOUR;
  return { ...state, attempts, nextCheckAt: now + wait };
};

/** No answer could be trusted: an owner's check changes nothing, and a background check counts as an absence. */
const unknownPending: Step = (state, by, now) => (by === 'owner' ? state : missPending(state, by, now));

const missVerified: Step = (state, by, now) => {
  if (by === 'owner') return expire(state, by, now);
  const firstAbsentAt = state.firstAbsentAt ?? now;
  if (now - firstAbsentAt >= ABSENCES_APART) return expire(state, by, now);
  return { ...state, firstAbsentAt, unknownSince: null, nextCheckAt: firstAbsentAt + ABSENCES_APART };
};

const unknownVerified: Step = (state, by, now) => {
  const unknownSince = state.unknownSince ?? now;
  if (now - unknownSince >= UNKNOWN_FOR) return expire(state, by, now);
  // A first absence stands until an answer confirms or refutes it, so the next check comes sooner.
  const retryAt = now + (state.firstAbsentAt === null ? RETRY_UNKNOWN_AFTER : ABSENCES_APART);
  const nextCheckAt = by === 'background' ? retryAt : Math.min(state.nextCheckAt ?? retryAt, retryAt);
  return { ...state, unknownSince, nextCheckAt };
};

/**
 * The record is absent: an expired domain is checked for 30 days, so that putting the record back restores access by
 * itself.
 */
const missExpired: Step = (state, by, now) => {
  if (by === 'owner') return state.nextCheckAt === null ? expire(state, by, now) : state;
  const waited = now - (state.waitingSince ?? now);
  if (waited >= EXPIRED_WATCHED_FOR) return { ...state, nextCheckAt: null };
  const wait = waited >= EXPIRED_HOURLY_FOR ? DAY : HOUR;
  return { ...state, attempts: state.attempts + 1, nextCheckAt: now + wait };
};

const unknownExpired: Step = (state, by, now) => (by === 'owner' ? state : missExpired(state, by, now));

const table: Readonly<Record<VerificationStatus, Readonly<Record<TxtOutcome, Step>>>> = {
  unverified: { found: verify, absent: missUnverified, unknown: same },
  pending: { found: verify, absent: missPending, unknown: unknownPending },
  verified: { found: verify, absent: missVerified, unknown: unknownVerified },
  expired: { found: verify, absent: missExpired, unknown: unknownExpired },
};

/** Times that a clock ahead has set in the future become `now`: otherwise their waits would begin months later. */
const withoutFuture = (state: Ownership, now: number): Ownership => {
  const past = (at: number | null): number | null => (at === null ? null : Math.min(at, now));
  const { waitingSince, firstAbsentAt, unknownSince } = state;
  return {
    ...state,
    waitingSince: past(waitingSince),
    firstAbsentAt: past(firstAbsentAt),
    unknownSince: past(unknownSince),
  };
};

/** Computes the ownership after a check, by `table`. */
export function nextOwnership(state: Ownership, { outcome, by }: CheckResult, now: number): Ownership {
  return table[state.status][outcome](withoutFuture(state, now), by, now);
}
