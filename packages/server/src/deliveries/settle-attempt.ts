import type { DeliveryState } from '@linkvitals/contract';
import { nextAttemptAt, settling } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { type NewNotification, recordWebhookDisabled } from '../notifications/index.ts';
import { type Executor, readDatabaseNow, transaction } from '../storage/index.ts';
import { countOutcome, type EndpointRow, isFailing, lockEndpoint } from '../webhooks/index.ts';
import type { Claimed } from './claim-delivery.ts';
import type { AttemptRow } from './delivery-row.ts';
import { findNext, type Next } from './find-next.ts';
import type { SentAttempt } from './send-attempt.ts';
import { endAllWaiting, insertAttempt, type Settlement, settleDelivery } from './store.ts';

interface Disablement {
  readonly reason: 'gone' | 'failing';
  /** What tells the account so. */
  readonly notices: readonly NewNotification[];
}

type Outcome =
  /** `disabled`: this attempt disabled its endpoint. */
  | { readonly kind: 'delivered' | 'failed' | 'skipped'; readonly disabled?: Disablement | undefined }
  /** `retryInMs`: the wait for the next attempt. */
  | { readonly kind: 'pending'; readonly retryInMs: number }
  /** The lease ran out and the delivery is another's, or it was deleted: nothing was written. */
  | { readonly kind: 'lost' };

/** `next`: what has waited longest for the place of this attempt at the endpoint. */
export type Settled = Outcome & { readonly next?: Next | undefined };

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
  return transaction(
    services.db,
    async (trx): Promise<Settled> => {
      const endpoint = await lockEndpoint(trx, claim.endpoint.id, claim.delivery.domain_id);
      if (endpoint === undefined) return { kind: 'lost' };
      const now = await readDatabaseNow(services.db, trx);
      const settlement = settlementOf(services, ended, { endpoint, now });
      const fence = { id: claim.delivery.id, token: claim.token };
      const isOurs = await settleDelivery(trx, fence, settlement);
      const after = { endpointId: endpoint.id, isFailing: isOurs ? sent.error !== null : isFailing(endpoint), now };
      if (!isOurs) return { kind: 'lost', next: await findNext(trx, after) };
      await insertAttempt(trx, attemptRow(services, claim, sent));
      const { state, next_attempt_at } = settlement;
      const disabled = await countForEndpoint(services, trx, { sent, endpoint, isExhausted: state === 'failed', now });
      const next = await findNext(trx, after);
      services.onPoint?.('before-commit');
      // Either way the endpoint takes no more.
      if (state !== 'pending') return { kind: state === 'canceled' ? 'skipped' : state, disabled, next };
      return disabled
        ? { kind: 'skipped', disabled }
        : { kind: state, retryInMs: (next_attempt_at ?? now) - now, next };
    },
    settling,
  );
}

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
  await endAllWaiting(trx, { endpointId: endpoint.id, state: 'skipped', at: sent.endedAt, now });
  return { reason, notices: await recordWebhookDisabled(services, trx, { endpoint, reason }) };
}

const attemptRow = (services: Services, { delivery, endpoint, number }: Claimed, sent: SentAttempt): AttemptRow => ({
  id: services.ids.uuid(),
  delivery_id: delivery.id,
  number,
  started_at: sent.startedAt,
  duration_ms: sent.durationMs,
  status_code: sent.statusCode,
  response_body: sent.responseBody,
  error: sent.error,
  url: endpoint.url,
});
