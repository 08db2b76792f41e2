import { keepLease } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { wakeDeliveries } from '../events/index.ts';
import { wakeNotifications } from '../notifications/index.ts';
import { inSpan } from '../tracing/index.ts';
import { type Claimed, claimDelivery } from './claim-delivery.ts';
import type { Next } from './find-next.ts';
import { sendAttempt } from './send-attempt.ts';
import { type Settled, settleAttempt } from './settle-attempt.ts';
import { releaseLease } from './store.ts';

interface AttemptInput {
  readonly deliveryId: string;
  /** Aborted: no attempt is begun any more. One under way is let finish, it takes 30 s at most. */
  readonly signal?: AbortSignal | undefined;
  /** From 0 to 1, spreads retries. Default: Math.random. */
  readonly random?: () => number;
}

/** What became of an alarm. */
export type AttemptOutcome =
  | 'delivered'
  /** Failed, and the next attempt has its time. */
  | 'retrying'
  /** Failed, and it was the last. */
  | 'failed'
  /** Failed, and the endpoint is disabled. */
  | 'skipped'
  /** The lease ran out during the attempt, or the delivery is gone: another writes the outcome. */
  | 'lost'
  /** The process is shutting down; nothing was counted. */
  | 'aborted'
  /** No attempt: not due, another has it, the endpoint has enough in flight, or nothing waits. */
  | 'early'
  | 'taken'
  | 'busy'
  | 'ended';

/**
 * Makes the attempt that an alarm rang for, if the row says that one is due: claim, send, settle. Each step is a
 * transaction of its own. A process that dies after the claim leaves a lease that runs out, then the same attempt is
 * made again, with the same number and the same bytes: the subscriber sees it twice at most for each death.
 */
export async function attemptDelivery(services: Services, input: AttemptInput): Promise<AttemptOutcome> {
  const { deliveryId, signal, random = Math.random } = input;
  if (signal?.aborted) return 'aborted';
  services.onPoint?.('before-claim');
  const claim = await claimDelivery(services, deliveryId);
  if (claim.kind === 'early') await wake(services, { id: deliveryId, inMs: claim.waitMs, first: claim.first });
  if (claim.kind === 'claimed') services.onPoint?.('after-claim');
  await wakeNext(services, claim.next);
  return claim.kind === 'claimed' ? traced(services, claim, random) : claim.kind;
}

/** The attempt follows the event that it tells of, on whatever server that was written. */
function traced(services: Services, claim: Claimed, random: () => number): Promise<AttemptOutcome> {
  const { delivery, endpoint, number, traceparent } = claim;
  const attributes = {
    'linkvitals.event.id': delivery.event_id,
    'linkvitals.delivery.id': delivery.id,
    'linkvitals.endpoint.id': endpoint.id,
    'linkvitals.attempt': number,
  };
  const options = { kind: 'client', under: { traceparent }, attributes } as const;
  return inSpan(`attempt ${delivery.event_type}`, options, async (set) => {
    const outcome = await sendAndSettle(services, {
      claim,
      random,
      onStatus: (status) => set({ 'http.response.status_code': status }),
    });
    set({ 'linkvitals.outcome': outcome });
    return outcome;
  });
}

interface Sending {
  readonly claim: Claimed;
  readonly random: () => number;
  readonly onStatus: (status: number) => void;
}

async function sendAndSettle(services: Services, { claim, random, onStatus }: Sending): Promise<AttemptOutcome> {
  const deliveryId = claim.delivery.id;
  await using _lease = keepLease(services, { table: 'deliveries', id: deliveryId, token: claim.token });
  const sent = await sendAttempt(services, claim);
  if (sent === undefined) {
    await releaseLease(services.db.knex, deliveryId, claim.token);
    return 'aborted';
  }
  services.onPoint?.('after-answer');
  const settled = await settleAttempt(services, { claim, sent, random: random() });
  if (sent.statusCode !== null) onStatus(sent.statusCode);
  services.onPoint?.('after-commit');
  logAttempt(services, claim, { status: sent.statusCode, ms: sent.durationMs, settled });
  await endpointDisabled(services, claim, settled);
  if (settled.kind === 'pending') {
    await wake(services, { id: deliveryId, inMs: settled.retryInMs, first: false });
  }
  await wakeNext(services, settled.next);
  return settled.kind === 'pending' ? 'retrying' : settled.kind;
}

/** The alarm of a delivery that came while the endpoint had enough in flight has rung already; this one replaces it. */
async function wakeNext(services: Services, next: Next | undefined): Promise<void> {
  if (next !== undefined) await wake(services, { ...next, inMs: 0 });
}

function wake(services: Services, { id, inMs, first }: Next & { readonly inMs: number }): Promise<void> {
  return wakeDeliveries(services, [{ id, at: services.clock.now() + inMs, first }]);
}

/** One line for each attempt; what the subscriber answered is in the log that its owner sees. */
function logAttempt(
  services: Services,
  { delivery, endpoint, number }: Claimed,
  { status, ms, settled }: { readonly status: number | null; readonly ms: number; readonly settled: Settled },
): void {
  const what = { delivery_id: delivery.id, endpoint_id: endpoint.id, event: delivery.event_type, attempt: number };
  const outcome = settled.kind === 'pending' ? 'retrying' : settled.kind;
  services.meter.attemptMade({ outcome, seconds: ms / 1000 });
  services.log.info({ ...what, crawl_id: delivery.crawl_id, status, ms, outcome }, 'delivery attempted');
}

/** Its owner is told. */
async function endpointDisabled(services: Services, { endpoint }: Claimed, settled: Settled): Promise<void> {
  if (!('disabled' in settled) || settled.disabled === undefined) return;
  const { reason, notices } = settled.disabled;
  const whose = { endpoint_id: endpoint.id, account_id: endpoint.account_id };
  services.log.warn({ ...whose, reason }, 'endpoint disabled');
  await wakeNotifications(services, notices);
}
