import type { DeliveryState } from '@linkvitals/contract';
import { endLane, findNextDue, nextAttemptAt, settleRow, settling } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { type NewNotification, recordWebhookDisabled } from '../notifications/index.ts';
import { type Executor, timeOfStatement, transaction } from '../storage/index.ts';
import { countOutcome, type EndpointRow, isFailing, lockEndpoint } from '../webhooks/index.ts';
import type { Claimed } from './claim-delivery.ts';
import { deliveryQueue } from './delivery-queue.ts';
import type { AttemptRow, DeliveryRow } from './delivery-row.ts';
import { type Next, toNext } from './next-delivery.ts';
import type { SentAttempt } from './send-attempt.ts';
import { insertAttempt } from './store.ts';

interface Disablement {
  readonly reason: 'gone' | 'failing';
  /** What notifies the account of it. */
  readonly notices: readonly NewNotification[];
}

type Outcome =
  /** `disabled`: this attempt disabled its endpoint. */
  | { readonly kind: 'delivered' | 'failed' | 'skipped'; readonly disabled?: Disablement | undefined }
  /** `retryInMs`: the wait for the next attempt. */
  | { readonly kind: 'pending'; readonly retryInMs: number }
  /** The lease ran out and the delivery is another's, or it was deleted: nothing was written. */
  | { readonly kind: 'lost' };

/** `endpointFails`: its last attempt did; undefined: it is gone. */
export type Settled = Outcome & { readonly endpointFails: boolean | undefined };

interface Ended {
  readonly claim: Claimed;
  readonly sent: SentAttempt;
  /** 0 to 1. */
  readonly random: number;
}

const GONE = 410;

/** Writes an attempt and what follows from it, all of it or nothing. */
export function settleAttempt(services: Services, ended: Ended): Promise<Settled> {
  const { claim, sent } = ended;
  const { id, endpoint_id } = claim.row;
  return transaction(
    services.db,
    async (trx): Promise<Settled> => {
      const locked = await lockEndpoint(services.db, trx, endpoint_id);
      if (locked === undefined) return { kind: 'lost', endpointFails: undefined };
      const { endpoint, now } = locked;
      const settlement = settlementOf(services, ended, locked);
      const isOurs = await settleRow(trx, deliveryQueue, { id, token: claim.token }, settlement);
      if (!isOurs) return { kind: 'lost', endpointFails: isFailing(endpoint) };
      const endpointFails = sent.error !== null;
      await insertAttempt(trx, attemptRow(services, claim, sent));
      const { state, next_attempt_at } = settlement;
      const disabled = await countForEndpoint(services, trx, { sent, endpoint, isExhausted: state === 'failed', now });
      services.onPoint?.('before-commit');
      // Either way the endpoint takes no more.
      if (state !== 'pending') return { kind: state === 'canceled' ? 'skipped' : state, disabled, endpointFails };
      return disabled
        ? { kind: 'skipped', disabled, endpointFails }
        : { kind: state, retryInMs: (next_attempt_at ?? now) - now, endpointFails };
    },
    settling,
  );
}

/**
 * What has waited longest for the place of an attempt that is settled. Looked for afterwards: what came before and found
 * no place is there by now, and what comes later finds one.
 */
export async function findNext({ db }: Services, { lane }: Claimed, settled: Settled): Promise<Next | undefined> {
  const { endpointFails } = settled;
  const isDisabled = 'disabled' in settled && settled.disabled !== undefined;
  if (endpointFails === undefined || isDisabled) return undefined;
  const waiting = await findNextDue(db.knex, deliveryQueue, { lane, now: timeOfStatement(db) });
  return waiting && toNext(waiting, endpointFails);
}

type Settlement = Pick<
  DeliveryRow,
  'state' | 'attempts' | 'next_attempt_at' | 'last_status_code' | 'last_error' | 'finished_at'
>;

/** Waits are counted in the database's time, from now, the end of the attempt. */
function settlementOf(
  { config }: Services,
  { claim: { number }, sent, random }: Ended,
  { endpoint, now }: { endpoint: EndpointRow; now: number },
): Settlement {
  const attempt = { attempts: number, last_status_code: sent.statusCode, last_error: sent.error };
  const end = (state: Exclude<DeliveryState, 'pending'>): Settlement => ({
    ...attempt,
    state,
    next_attempt_at: null,
    finished_at: sent.endedAt,
  });
  if (sent.error === null) return end('delivered');
  if (sent.statusCode === GONE) return end('failed');
  const failed = { number, endedAt: now, retryAfterMs: sent.retryAfterMs };
  const next = nextAttemptAt(failed, { scheduleSeconds: config.retryScheduleSeconds, random });
  if (next === undefined) return end('failed');
  if (endpoint.deleted_at !== null) return end('canceled');
  if (endpoint.state === 'disabled') return end('skipped');
  return { ...attempt, state: 'pending', next_attempt_at: next, finished_at: null };
}

interface Counted {
  readonly sent: SentAttempt;
  readonly endpoint: EndpointRow;
  readonly isExhausted: boolean;
  readonly now: number;
}

/** Answers why this disabled the endpoint, and with it ended all that waits for it; undefined when it did not. */
async function countForEndpoint(
  services: Services,
  trx: Executor,
  { sent, endpoint, isExhausted, now }: Counted,
): Promise<Disablement | undefined> {
  const reason = await countOutcome(trx, endpoint, {
    startedAt: sent.startedAt,
    endedAt: sent.endedAt,
    succeeded: sent.error === null,
    exhausted: isExhausted,
    gone: sent.statusCode === GONE,
  });
  if (reason === undefined) return undefined;
  const end = { state: 'skipped', finished_at: sent.endedAt };
  await endLane(trx, deliveryQueue, { lane: { endpoint_id: endpoint.id }, now, end });
  return { reason, notices: await recordWebhookDisabled(services, trx, { endpoint, reason }) };
}

const attemptRow = (services: Services, { row, number }: Claimed, sent: SentAttempt): AttemptRow => ({
  id: services.ids.uuid(),
  delivery_id: row.id,
  number,
  started_at: sent.startedAt,
  duration_ms: sent.durationMs,
  status_code: sent.statusCode,
  response_body: sent.responseBody,
  error: sent.error,
  url: row.endpoint.url,
});
