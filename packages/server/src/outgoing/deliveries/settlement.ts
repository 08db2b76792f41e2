import type { DeliveryState } from '@linkvitals/contract';
import type { Services } from '../../context.ts';
import { nextAttemptAt, type Waiting } from '../attempts/index.ts';
import { type Judged, judgeHealth, type LockedEndpoint } from '../webhooks/index.ts';
import type { Claimed } from './claim-delivery.ts';
import type { AttemptRow, DeliveryRow } from './delivery-row.ts';
import type { SentAttempt } from './send-attempt.ts';

/** An attempt that was made and is not yet written to the database. */
export interface UnwrittenAttempt {
  readonly claim: Claimed;
  readonly sent: SentAttempt;
  /** A number from 0 to 1 that spreads retries in time. */
  readonly random: number;
}

/** The columns of a delivery after an attempt. */
type Settlement = Pick<
  DeliveryRow,
  'state' | 'attempts' | 'next_attempt_at' | 'last_status_code' | 'last_error' | 'finished_at'
>;

/** An attempt with the columns to write to its delivery. */
export interface AttemptWrites {
  readonly ended: UnwrittenAttempt;
  readonly settlement: Settlement;
}

/** The attempts at an endpoint, with their consequences for the health of the endpoint. */
export interface EndpointWrites extends LockedEndpoint {
  readonly attempts: readonly AttemptWrites[];
  readonly judged: Judged;
}

export const GONE = 410;

/** Whether an attempt was the last of its delivery's schedule and the subscriber answered 410. */
export const endsWithGone = (
  { config }: Pick<Services, 'config'>,
  { claim: { number }, sent }: UnwrittenAttempt,
): boolean => sent.statusCode === GONE && number > config.retryScheduleSeconds.length;

/**
 * Computes the writes that follow from ended attempts at one endpoint.
 * @param all attempts at one endpoint, in the order in which they ended
 * @param gone ids of deliveries that end with this attempt and got no answer but 410
 */
export function computeWrites(
  services: Services,
  all: readonly UnwrittenAttempt[],
  { gone, ...locked }: LockedEndpoint & { readonly gone: ReadonlySet<string> },
): EndpointWrites {
  const at = services.clock.now();
  const attempts = all.map((ended) => ({ ended, settlement: settlementOf(services, ended, { ...locked, at }) }));
  const outcomes = attempts.map(({ ended: { claim, sent }, settlement: { state } }) => ({
    startedAt: locked.now - sent.durationMs,
    endedAt: locked.now,
    succeeded: sent.error === null,
    exhausted: state === 'failed',
    gone: gone.has(claim.row.id),
  }));
  return { ...locked, attempts, judged: judgeHealth(locked.endpoint, outcomes) };
}

/**
 * Computes the state of a delivery after an attempt. The wait for a retry begins at `now`, in the database's time. `at` becomes
 * `finished_at`, in the server's time.
 */
function settlementOf(
  { config }: Pick<Services, 'config'>,
  { claim: { number }, sent, random }: UnwrittenAttempt,
  { endpoint, now, at }: LockedEndpoint & { readonly at: number },
): Settlement {
  const attempt = { attempts: number, last_status_code: sent.statusCode, last_error: sent.error };
  const end = (state: Exclude<DeliveryState, 'pending'>): Settlement => ({
    ...attempt,
    state,
    next_attempt_at: null,
    finished_at: at,
  });
  if (sent.error === null) return end('delivered');
  const failed = { number, endedAt: now, retryAfterMs: sent.retryAfterMs };
  const next = nextAttemptAt(failed, { scheduleSeconds: config.retryScheduleSeconds, random });
  if (next === undefined) return end('failed');
  if (endpoint.deleted_at !== null) return end('canceled');
  if (endpoint.state === 'disabled') return end('skipped');
  return { ...attempt, state: 'pending', next_attempt_at: next, finished_at: null };
}

export const attemptRow = (
  { ids }: Pick<Services, 'ids'>,
  { claim: { row, number }, sent }: UnwrittenAttempt,
): AttemptRow => ({
  id: ids.uuid(),
  delivery_id: row.id,
  number,
  started_at: sent.startedAt,
  duration_ms: sent.durationMs,
  status_code: sent.statusCode,
  response_body: sent.responseBody,
  error: sent.error,
  url: row.endpoint.url,
  signature: sent.signature,
});

/** A delivery that is to be woken. */
export interface Next {
  readonly id: string;
  /** Whether no attempt has been made yet and the endpoint's last attempt did not fail. First attempts go before others. */
  readonly first: boolean;
}

export const toNext = ({ id, attempts }: Waiting, endpointFails: boolean): Next => ({
  id,
  first: attempts === 0 && !endpointFails,
});
