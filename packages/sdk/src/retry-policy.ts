import type { Method } from './call.ts';

const BASE_MS = 500;
const CAP_MS = 8_000;
/** The longest `Retry-After` that is waited for. */
const MAX_RETRY_AFTER_MS = 60_000;

const passingStatus: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);
/**
 * Statuses after which the server has not begun the work; for 503, its database may also have been lost in the middle.
 * A PATCH that was done all the same only sets the same values once more.
 */
const untouchedStatus: ReadonlySet<number> = new Set([429, 503]);

/** A request that failed. */
export interface FailedTry {
  readonly method: Method;
  /** HTTP status; undefined when no answer came (connection, time limit). */
  readonly status: number | undefined;
  /** `code` of the problem document. */
  readonly code: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly hasIfMatch: boolean;
}

/**
 * Whether the same request may be sent again. GET and DELETE may, and POST because it always carries an
 * Idempotency-Key. A PATCH may have been done already, and others may have changed the object since. So it is sent
 * again only when If-Match keeps it from being done twice, or when the server demands it.
 */
export function mayRetry({ method, status, code, hasIfMatch }: FailedTry): boolean {
  if (method === 'PATCH' && !hasIfMatch) return status !== undefined && untouchedStatus.has(status);
  // This client's earlier try is still running on the server, and its answer will be given to the same key.
  if (method === 'POST' && code === 'idempotency_in_progress') return true;
  return status === undefined || passingStatus.has(status);
}

/**
 * The milliseconds before the next try. Full jitter over 0.5 s, 1 s, 2 s ... up to 8 s. `Retry-After` is the least
 * wait, and up to 0.5 s are added, so that clients that got the same value do not come back in the same millisecond.
 * @param retry 1 for the first retry.
 * @param random A number in [0, 1).
 * @returns undefined when the server demands a longer wait than is allowed; the error then says so.
 */
export function retryDelay(retry: number, retryAfter: number | undefined, random: number): number | undefined {
  if (retryAfter === undefined) return random * Math.min(CAP_MS, BASE_MS * 2 ** (retry - 1));
  return retryAfter > MAX_RETRY_AFTER_MS ? undefined : retryAfter + random * BASE_MS;
}
