import { type ApiError, isErrorAnswer, isLinkvitalsError, TimeoutError } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { sleep } from '../sleep.ts';

interface Wait<T> {
  /** One look. */
  readonly look: (signal: AbortSignal | undefined) => PromiseLike<T>;
  /** Called after each look that got an answer. */
  readonly onLook?: ((seen: T) => void) | undefined;
  readonly isOver: (seen: T) => boolean;
  /** Between two looks; longer where the server demands more. */
  readonly intervalMs: number;
  readonly timeoutMs: number;
  /** What is not so when the time is up. */
  readonly late: (seen: T) => string;
  readonly signal: AbortSignal | undefined;
}

/** A service that restarts is back within this time; what is waited for may take hours and should not be given up for it. */
export const OUTAGE_MS = 60_000;

/**
 * Looks again and again until it is over.
 * @throws TimeoutError when the time is up; the signal's reason; at once what will not pass, such as NotFoundError.
 */
export async function waitFor<T>(
  { look, onLook, isOver, intervalMs, timeoutMs, late, signal }: Wait<T>,
  { now, waitMs }: Platform,
): Promise<T> {
  const startedAt = now();
  let seenAt: number | undefined;
  let seen!: T;
  for (;;) {
    let pauseMs = intervalMs;
    let isNew = false;
    try {
      seen = await look(signal);
      seenAt = now();
      isNew = true;
    } catch (error) {
      // A first look that fails is reported at once: the address may be wrong.
      if (!mayPass(error) || seenAt === undefined || now() - seenAt > OUTAGE_MS) throw error;
      pauseMs = Math.max(pauseMs, (error as ApiError).retryAfterMs ?? 0);
    }
    if (isNew) {
      onLook?.(seen);
      if (isOver(seen)) return seen;
    }
    const leftMs = timeoutMs - (now() - startedAt);
    if (leftMs <= 0) throw new TimeoutError(`${late(seen)} within ${timeoutMs} ms`);
    await sleep(waitMs(Math.min(pauseMs, leftMs)), signal);
  }
}

/** No answer, a page of a proxy, an error of the server, too many requests. The caller's abort is none of our errors. */
export const mayPass = (error: unknown): boolean =>
  isErrorAnswer(error) ? error.status === 429 || error.status >= 500 : isLinkvitalsError(error);
