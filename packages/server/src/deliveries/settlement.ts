import type { DeliveryState } from '@linkvitals/contract';
import { nextAttemptAt } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { type Judged, judgeHealth, type LockedEndpoint } from '../webhooks/index.ts';
import type { Claimed } from './claim-delivery.ts';
import type { AttemptRow, DeliveryRow } from './delivery-row.ts';
import type { SentAttempt } from './send-attempt.ts';
import type { Succession } from './succession.ts';

/** An attempt that was made and is not written down yet. */
export interface Ended {
  readonly claim: Claimed;
  readonly sent: SentAttempt;
  /** 0 to 1, spreads retries. */
  readonly random: number;
  /** Default: none. */
  readonly succession?: Succession | undefined;
}

/** The state of its delivery afterwards. */
type Settlement = Pick<
  DeliveryRow,
  'state' | 'attempts' | 'next_attempt_at' | 'last_status_code' | 'last_error' | 'finished_at'
>;

/** An attempt, and what is to be written of its delivery. */
export interface Plan {
  readonly ended: Ended;
  readonly settlement: Settlement;
}

/** The attempts at an endpoint, and what follows from them for it. */
export interface EndpointPlan extends LockedEndpoint {
  readonly attempts: readonly Plan[];
  readonly judged: Judged;
}

export const GONE = 410;

/** Whether it was the last attempt of its delivery, and the subscriber answered 410. */
export const endsWithGone = ({ config }: Pick<Services, 'config'>, { claim: { number }, sent }: Ended): boolean =>
  sent.statusCode === GONE && number > config.retryScheduleSeconds.length;

/**
 * @param all attempts at one endpoint, in the order in which they ended
 * @param gone ids of deliveries that end with this attempt and got no answer but 410
 */
export function planAttempts(
  services: Services,
  all: readonly Ended[],
  { gone, ...locked }: LockedEndpoint & { readonly gone: ReadonlySet<string> },
): EndpointPlan {
  const at = services.clock.now();
  const attempts = all.map((ended) => ({ ended, settlement: settlementOf(services, ended, { ...locked, at }) }));
  const outcomes = attempts.map(({ ended: { claim, sent }, settlement: { state } }) => ({
    startedAt: sent.startedAt,
    endedAt: sent.endedAt,
    succeeded: sent.error === null,
    exhausted: state === 'failed',
    gone: gone.has(claim.row.id),
  }));
  return { ...locked, attempts, judged: judgeHealth(locked.endpoint, outcomes) };
}

/** Waits are counted in the database's time, from now, the end of the attempt. `at`: the same for all that end now. */
function settlementOf(
  { config }: Pick<Services, 'config'>,
  { claim: { number }, sent, random }: Ended,
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

export const attemptRow = ({ ids }: Pick<Services, 'ids'>, { claim: { row, number }, sent }: Ended): AttemptRow => ({
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
