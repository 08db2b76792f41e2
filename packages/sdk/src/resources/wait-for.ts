import { type ApiError, isErrorAnswer, isLinkvitalsError, TimeoutError } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { sleep } from '../sleep.ts';

interface Wait<T> {
  /** Fetches the present state. */
  readonly look: (signal: AbortSignal | undefined) => PromiseLike<T>;
  /** Called after each look that got an answer. */
  readonly onLook?: ((seen: T) => void) | undefined;
  readonly isOver: (seen: T) => boolean;
  /** Milliseconds between two looks; longer when the server demands it. */
  readonly intervalMs: number;
  readonly timeoutMs: number;
  /** The beginning of the TimeoutError's message. */
  readonly late: (seen: T) => string;
  readonly signal: AbortSignal | undefined;
}

/** Milliseconds of an outage after which waiting ends. A service that restarts is back by then, and some waits take hours. */
export const OUTAGE_MS = 60_000;

/**
 * Looks again and again until `isOver`.
 * @throws TimeoutError when the time is up; the signal's reason; at once errors that will not pass, such as
 * NotFoundError.
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
      // An error of the first look is thrown at once, because the address may be wrong.
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

/** Options of a wait for a job of the server. */
export interface JobWaitOptions<Job> {
  /** Stops waiting at once; the job itself continues. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds between two looks. Default 1,000. */
  readonly intervalMs?: number | undefined;
  /** Called after each look, the last one too. */
  readonly onProgress?: ((job: Job) => void) | undefined;
  /** Longest wait in milliseconds, then a TimeoutError. Default 600,000. */
  readonly timeoutMs?: number | undefined;
}

/** Waits for a job to reach its last state: `done`, `completed` or `failed`. */
export function waitForJob<Job extends { readonly state: string }>(
  look: Wait<Job>['look'],
  late: string,
  { signal, intervalMs = 1_000, onProgress, timeoutMs = 600_000 }: JobWaitOptions<Job> = {},
  platform: Platform,
): Promise<Job> {
  const isOver = ({ state }: Job) => /^(done|completed|failed)$/.test(state);
  return waitFor({ look, onLook: onProgress, isOver, intervalMs, timeoutMs, late: () => late, signal }, platform);
}

/** Whether an error may pass: no answer, a page of a proxy, an error of the server, too many requests. The caller's abort is none. */
export const mayPass = (error: unknown): boolean =>
  isErrorAnswer(error) ? error.status === 429 || error.status >= 500 : isLinkvitalsError(error);
