import { keepLease, releaseRow } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { deliveryQueue, wakeDeliveries } from '../events/index.ts';
import { wakeNotifications } from '../notifications/index.ts';
import { inSpan } from '../tracing/index.ts';
import { isFailing } from '../webhooks/index.ts';
import type { Claimed } from './claim-delivery.ts';
import { createDeliveryGroups, type DeliveryGroups } from './delivery-groups.ts';
import { type Next, toNext } from './next-delivery.ts';
import { type SentAttempt, sendAttempt } from './send-attempt.ts';
import type { Settled } from './settle-attempt.ts';
import type { Succession } from './succession.ts';

interface AttemptInput {
  readonly deliveryId: string;
  /** Aborted: no attempt is begun any more. One under way is let finish, it takes 30 s at most. */
  readonly signal?: AbortSignal | undefined;
  /** From 0 to 1, spreads retries. Default: Math.random. */
  readonly random?: () => number;
  /** Those attempts in whose company this one is made. Default: none. */
  readonly groups?: DeliveryGroups;
  /** Only together with `groups` of the process. Default: what is next is woken, and claimed like any other. */
  readonly succession?: Succession;
}

interface Attempt {
  readonly claim: Claimed;
  readonly random: () => number;
  readonly succession: Succession | undefined;
  readonly groups: DeliveryGroups;
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
 * Makes the attempt that an alarm rang for, if the row says that one is due: claim, send, settle. A process that dies
 * after the claim leaves a lease that runs out, then the same attempt is made again, with the same number and the same
 * bytes: the subscriber sees it twice at most for each death.
 */
export async function attemptDelivery(services: Services, input: AttemptInput): Promise<AttemptOutcome> {
  const { deliveryId, signal, random = Math.random, groups = createDeliveryGroups(services), succession } = input;
  if (signal?.aborted) return 'aborted';
  services.onPoint?.('before-claim');
  const claim = await claimIn(groups, deliveryId);
  const endpointFails = claim.row !== undefined && isFailing(claim.row.endpoint);
  if (claim.kind === 'early') await wake(services, toNext(claim.row, endpointFails), claim.waitMs);
  if (claim.kind === 'claimed') services.onPoint?.('after-claim');
  // After an attempt, what goes on is the one that its end wakes; this is a second one beside it, where there is a place.
  if (claim.next !== undefined) {
    const ifFree = claim.kind === 'claimed';
    await wakeDeliveries(services, [{ ...toNext(claim.next, endpointFails), at: services.clock.now(), ifFree }]);
  }
  return claim.kind === 'claimed' ? traced(services, { claim, random, groups, succession }) : claim.kind;
}

/** A row that this process was handed while the claim was under way stays handed, for the attempt that begins with it. */
async function claimIn({ handed, claim }: DeliveryGroups, id: string): ReturnType<DeliveryGroups['claim']> {
  let token = handed.tokenOf(id);
  try {
    const claimed = await claim(id);
    if (claimed.kind === 'claimed') token = claimed.token;
    return claimed;
  } finally {
    handed.remove({ id, token });
  }
}

/** The span of the attempt follows that of its event, on whatever server that was written. */
function traced(services: Services, attempt: Attempt): Promise<AttemptOutcome> {
  const { row, number } = attempt.claim;
  const attributes = {
    'linkvitals.event.id': row.event_id,
    'linkvitals.delivery.id': row.id,
    'linkvitals.endpoint.id': row.endpoint.id,
    'linkvitals.attempt': number,
  };
  const options = { kind: 'client', under: { traceparent: row.traceparent }, attributes } as const;
  return inSpan(`attempt ${row.event_type}`, options, async (set) => {
    const onStatus = (status: number): void => set({ 'http.response.status_code': status });
    const outcome = await sendAndSettle(services, attempt, onStatus);
    set({ 'linkvitals.outcome': outcome });
    return outcome;
  });
}

async function sendAndSettle(
  services: Services,
  attempt: Attempt,
  onStatus: (status: number) => void,
): Promise<AttemptOutcome> {
  const { claim } = attempt;
  const { id } = claim.row;
  const attempted = await inLane(services, attempt);
  if (attempted === undefined) return 'aborted';
  const { sent, settled } = attempted;
  if (sent.statusCode !== null) onStatus(sent.statusCode);
  services.onPoint?.('after-commit');
  logAttempt(services, claim, { sent, settled });
  await endpointDisabled(services, claim, settled);
  if (settled.kind === 'pending') await wake(services, { id, first: false }, settled.retryInMs);
  await goOn(services, attempt, settled);
  return settled.kind === 'pending' ? 'retrying' : settled.kind;
}

/** The part of an attempt during which it has its slot. Undefined: it was called off before anything was sent. */
async function inLane(
  services: Services,
  { claim, random, groups, succession }: Attempt,
): Promise<{ readonly sent: SentAttempt; readonly settled: Settled } | undefined> {
  const { row, lane, token } = claim;
  services.attemptsHere.enter(lane);
  try {
    await using _lease = keepLease(services, { table: 'deliveries', id: row.id, token });
    const sent = await sendAttempt(services, claim);
    if (sent === undefined) {
      await releaseRow(services.db.knex, deliveryQueue, row.id, token);
      return undefined;
    }
    services.onPoint?.('after-answer');
    return { sent, settled: await groups.settle({ claim, sent, random: random(), succession }) };
  } finally {
    services.attemptsHere.leave(lane);
  }
}

/** With what was handed over, or with what has waited longest. */
async function goOn(services: Services, { claim, groups, succession }: Attempt, settled: Settled): Promise<void> {
  const { handed, endpointFails = false } = settled;
  if (handed !== undefined && succession !== undefined) {
    groups.handed.add(handed);
    return succession.begin(toNext(handed, endpointFails));
  }
  const next = await findNext(groups, claim, settled);
  if (next !== undefined) await wake(services, next);
}

/**
 * What has waited longest for the place of an attempt that is settled. Looked for afterwards: what came before and found
 * no place is there by now, and what comes later finds one.
 */
async function findNext(groups: DeliveryGroups, claim: Claimed, settled: Settled): Promise<Next | undefined> {
  const { endpointFails } = settled;
  const isDisabled = 'disabled' in settled && settled.disabled !== undefined;
  if (endpointFails === undefined || isDisabled) return undefined;
  const { due } = await groups.next(claim);
  return due && toNext(due, endpointFails);
}

/** The alarm of a delivery that came while the endpoint had enough in flight has rung already; this one replaces it. */
function wake(services: Services, { id, first }: Next, inMs = 0): Promise<void> {
  return wakeDeliveries(services, [{ id, at: services.clock.now() + inMs, first }]);
}

/** One line for each attempt; what the subscriber answered is in the log that its owner sees. */
function logAttempt(
  services: Services,
  { row, number }: Claimed,
  { sent, settled }: { readonly sent: SentAttempt; readonly settled: Settled },
): void {
  const { statusCode: status, durationMs: ms } = sent;
  // Where nothing was answered, what happened is all that there is.
  const error = status === null && sent.error !== null ? { error: sent.error } : {};
  const what = { delivery_id: row.id, endpoint_id: row.endpoint.id, event: row.event_type, attempt: number };
  const outcome = settled.kind === 'pending' ? 'retrying' : settled.kind;
  services.meter.attemptMade({ outcome, seconds: ms / 1000 });
  services.log.info({ ...what, crawl_id: row.crawl_id, status, ...error, ms, outcome }, 'delivery attempted');
}

/** Its owner is notified. */
async function endpointDisabled(services: Services, { row: { endpoint } }: Claimed, settled: Settled): Promise<void> {
  if (!('disabled' in settled) || settled.disabled === undefined) return;
  const { reason, notices } = settled.disabled;
  const whose = { endpoint_id: endpoint.id, account_id: endpoint.account_id };
  services.log.warn({ ...whose, reason }, 'endpoint disabled');
  await wakeNotifications(services, notices);
}
