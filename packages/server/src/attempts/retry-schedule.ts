/** A failed attempt. */
interface FailedAttempt {
  /** 1 for the first. */
  readonly number: number;
  /** When it ended, epoch ms. */
  readonly endedAt: number;
  /** The wait that a 429 or 503 demanded, ms. */
  readonly retryAfterMs?: number | undefined;
}

interface RetryPolicy {
  /** Waits after the first, second, ... failed attempt, s. When they are used up, so is the delivery. */
  readonly scheduleSeconds: readonly number[];
  /** A number from 0 to 1, drawn for this attempt. */
  readonly random: number;
  /** What `retryAfterMs` may make of a wait, as a multiple of it. Default 2. */
  readonly maxStretch?: number;
}

/** Later, never earlier: the documented waits are the least a subscriber can count on. */
const MAX_JITTER = 0.1;

/** The longest pause that a schedule makes, ms; with the longest `Retry-After` that it follows. */
export const longestPauseMs = (scheduleSeconds: readonly number[], maxStretch = 2): number =>
  Math.max(...scheduleSeconds) * 1000 * Math.max(maxStretch, 1 + MAX_JITTER);

/** When the next attempt is due, epoch ms; undefined when there is none. */
export function nextAttemptAt(
  failed: FailedAttempt,
  { scheduleSeconds, random, maxStretch = 2 }: RetryPolicy,
): number | undefined {
  const seconds = scheduleSeconds[failed.number - 1];
  if (seconds === undefined) return undefined;
  const wait = seconds * 1000;
  const jittered = wait * (1 + MAX_JITTER * random);
  const wanted = Math.min(failed.retryAfterMs ?? 0, wait * maxStretch);
  return failed.endedAt + Math.round(Math.max(jittered, wanted));
}
