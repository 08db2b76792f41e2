import { type OutboundError, tlsSentence } from '@linkvitals/outbound';

/* The rules for attempts that fail: when the next one is due, and what the owner of the target reads. */

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

/** The sentence for the owner of an endpoint when an attempt got no answer. It contains no address, nor why one was refused. */
export function describeFailure({ code, tls }: Pick<OutboundError, 'code' | 'tls'>): string {
  switch (code) {
    case 'invalid_url':
      return 'The URL is not valid.';
    case 'address_refused':
      return 'The address may not be reached.';
    case 'dns_not_found':
      return 'The host name does not exist or has no address.';
    case 'dns_error':
      return 'The host name could not be looked up.';
    case 'connection_refused':
      return 'No connection: the server refused it or cannot be reached.';
    case 'connection_reset':
      return 'The server closed the connection without an answer.';
    case 'timeout':
      return 'No complete answer within 30 seconds.';
    case 'tls_error':
      return tlsSentence(tls ?? { fault: 'handshake' });
    case 'headers_overflow':
      return 'The headers of the answer are too large.';
    case 'protocol_error':
      return 'The answer is not valid HTTP.';
    case 'aborted':
      return 'The attempt was called off.';
  }
}
