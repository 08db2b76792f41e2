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
  /** Waits after the first, second, ... failed attempt, s. After the last wait there is one more attempt and then no other. */
  readonly scheduleSeconds: readonly number[];
  /** A number from 0 to 1, drawn for this attempt. */
  readonly random: number;
  /** The longest wait that `retryAfterMs` can cause, as a multiple of the scheduled wait. Default: 2. */
  readonly maxStretch?: number;
}

/** The random part of a wait, relative to it. It only adds, because subscribers rely on the documented waits as minimums. */
const MAX_JITTER = 0.1;

/** The longest wait that a schedule can cause, ms, including the longest `Retry-After` that it accepts. */
export const longestPauseMs = (scheduleSeconds: readonly number[], maxStretch = 2): number =>
  Math.max(...scheduleSeconds) * 1000 * Math.max(maxStretch, 1 + MAX_JITTER);

/** Computes when the next attempt is due, epoch ms; undefined when there is no other. */
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
