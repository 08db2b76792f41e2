import type { Services } from '../../context.ts';
import { timeOfStatement } from '../../platform/storage/index.ts';
import { inSpan } from '../../platform/tracing/index.ts';
import { createGroup, keepLease, type LaneSlot, listNext, releaseRow } from '../attempts/index.ts';
import { deliveryQueue, wakeDeliveries } from '../events/index.ts';
import { wakeNotifications } from '../notifications/index.ts';
import { isFailing } from '../webhooks/index.ts';
import { type Claimed, claimDeliveries, claimDelivery } from './claim-delivery.ts';
import { type SentAttempt, sendAttempt } from './send-attempt.ts';
import { type Settled, settleAttempt, settleAttempts } from './settle-attempt.ts';
import { type Next, toNext, type UnwrittenAttempt } from './settlement.ts';

interface AttemptInput {
  readonly deliveryId: string;
  /** Once it is aborted, no attempt begins. An attempt in flight may finish, which takes 30 s at most. */
  readonly signal?: AbortSignal | undefined;
  /** Returns a number from 0 to 1 that spreads retries in time. Default: Math.random. */
  readonly random?: () => number;
  /** The groups in which attempts of this process are claimed and settled together. Default: groups for this attempt alone. */
  readonly groups?: DeliveryGroups;
}

interface Attempt {
  readonly claim: Claimed;
  readonly random: () => number;
  readonly groups: DeliveryGroups;
}

/** The result of `attemptDelivery`. */
export type AttemptOutcome =
  | 'delivered'
  /** The attempt failed and the next one is planned. */
  | 'retrying'
  /** The attempt failed and was the last of the schedule. */
  | 'failed'
  /** The attempt failed and no other follows, because the endpoint is disabled or deleted. */
  | 'skipped'
  /** The lease ran out during the attempt, or the delivery is deleted: this process writes no outcome. */
  | 'lost'
  /**
   * Nothing was sent, and nothing is counted: the process shuts down, or the time of the attempt ended before it had a
   * connection.
   */
  | 'aborted'
  /** No attempt: the delivery is not due. */
  | 'early'
  /** No attempt: another one has the lease. */
  | 'taken'
  /** No attempt: the endpoint has no free slot. */
  | 'busy'
  /** No attempt: the delivery is deleted or not pending any more, or this claim has just ended it. */
  | 'ended';

/**
 * Makes the attempt for which an alarm rang, if the delivery is due: claims, sends, settles. If the process dies after the
 * claim, its lease runs out and the same attempt is made again, with the same number and the same bytes. Each death makes
 * one more request at most.
 */
export async function attemptDelivery(services: Services, input: AttemptInput): Promise<AttemptOutcome> {
  const { deliveryId, signal, random = Math.random, groups = createDeliveryGroups(services) } = input;
  if (signal?.aborted) return 'aborted';
  services.onPoint?.('before-claim');
  const claim = await groups.claim(deliveryId);
  const endpointFails = claim.row !== undefined && isFailing(claim.row.endpoint);
  if (claim.kind === 'early') await wake(services, toNext(claim.row, endpointFails), claim.waitMs);
  if (claim.kind === 'claimed') services.onPoint?.('after-claim');
  // Wakes a delivery for the endpoint's other slot. After a claim only if this process has a place: the end of the attempt looks
  // again. After a delivery that the claim has ended, only the sweep would wake the next one.
  if (claim.next !== undefined) {
    const ifFree = claim.kind === 'claimed';
    await wakeDeliveries(services, [{ ...toNext(claim.next, endpointFails), at: services.clock.now(), ifFree }]);
  }
  return claim.kind === 'claimed' ? traced(services, { claim, random, groups }) : claim.kind;
}

/** Makes the attempt in a span below that of its event, even if another server wrote the event. */
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
  const { claim, groups } = attempt;
  const { id } = claim.row;
  const attempted = await inSlot(services, attempt);
  if (attempted === undefined) return 'aborted';
  const { sent, settled } = attempted;
  if (sent.statusCode !== null) onStatus(sent.statusCode);
  services.onPoint?.('after-commit');
  logAttempt(services, claim, { sent, settled });
  await announceDisablement(services, claim, settled);
  if (settled.kind === 'pending') await wake(services, { id, first: false }, settled.retryInMs);
  const next = await findNext(groups, claim, settled);
  if (next !== undefined) await wake(services, next);
  return settled.kind === 'pending' ? 'retrying' : settled.kind;
}

/** Sends and settles: the part of an attempt that holds its slot. Undefined: its time ended before anything was sent. */
async function inSlot(
  services: Services,
  { claim, random, groups }: Attempt,
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
    return { sent, settled: await groups.settle({ claim, sent, random: random() }) };
  } finally {
    services.attemptsHere.leave(lane);
  }
}

/**
 * Finds the delivery that has waited longest for the slot of a settled attempt. The search comes after the settlement, so that no
 * delivery is missed: one that came earlier and found no slot is visible by now, and one that comes later finds the slot free.
 */
async function findNext(groups: DeliveryGroups, claim: Claimed, settled: Settled): Promise<Next | undefined> {
  const { endpointFails, disabled } = settled;
  if (endpointFails === undefined || disabled !== undefined) return undefined;
  const { due } = await groups.next(claim);
  return due && toNext(due, endpointFails);
}

/** Wakes a delivery `inMs` from now. */
function wake(services: Services, { id, first }: Next, inMs = 0): Promise<void> {
  return wakeDeliveries(services, [{ id, at: services.clock.now() + inMs, first }]);
}

/** Logs one line for each attempt. The subscriber's answer is left out; it is in the log that the endpoint's owner sees. */
function logAttempt(
  services: Services,
  { row, number }: Claimed,
  { sent, settled }: { readonly sent: SentAttempt; readonly settled: Settled },
): void {
  const { statusCode: status, durationMs: ms } = sent;
  // Without an answer, the error is the only description of what happened.
  const error = status === null && sent.error !== null ? { error: sent.error } : {};
  const what = { delivery_id: row.id, endpoint_id: row.endpoint.id, event: row.event_type, attempt: number };
  const outcome = settled.kind === 'pending' ? 'retrying' : settled.kind;
  services.meter.attemptMade({ outcome, seconds: ms / 1000 });
  services.log.info({ ...what, crawl_id: row.crawl_id, status, ...error, ms, outcome }, 'delivery attempted');
}

/** Logs that this attempt disabled its endpoint and wakes the notifications to its owner. */
async function announceDisablement(
  services: Services,
  { row: { endpoint } }: Claimed,
  settled: Settled,
): Promise<void> {
  if (settled.disabled === undefined) return;
  const { reason, notices } = settled.disabled;
  const whose = { endpoint_id: endpoint.id, account_id: endpoint.account_id };
  services.log.warn({ ...whose, reason }, 'endpoint disabled');
  await wakeNotifications(services, notices);
}

/** The steps that several attempts of a process take together, because a group costs the database little more than one attempt. */
export type DeliveryGroups = ReturnType<typeof createDeliveryGroups>;

export const createDeliveryGroups = (services: Services) => ({
  claim: createGroup({
    together: (ids: readonly string[]) => claimDeliveries(services, ids),
    alone: (id) => claimDelivery(services, id),
  }),
  settle: createGroup({
    together: (ended: readonly UnwrittenAttempt[]) => settleAttempts(services, ended),
    alone: (ended) => settleAttempt(services, ended),
  }),
  /** Finds the next delivery for the slot of an attempt that has ended. */
  next: createGroup({
    together: (ended: readonly LaneSlot[]) => listNextOf(services, ended),
    alone: async (ended) => (await listNextOf(services, [ended]))[0] ?? { due: undefined },
  }),
});

/** Finds the next deliveries, each in an object: a group processes an item again, alone, whose result is undefined. */
const listNextOf = async ({ db }: Services, ended: readonly LaneSlot[]) =>
  (await listNext(db.knex, deliveryQueue, ended, { now: timeOfStatement(db) })).map((due) => ({ due }));
