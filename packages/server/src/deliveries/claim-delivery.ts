import type { Services } from '../context.ts';
import { type Executor, readDatabaseNow, transaction } from '../storage/index.ts';
import { type EndpointRow, endpointsOverPlan, hears, isFailing, lockEndpoint } from '../webhooks/index.ts';
import type { DeliveryRow } from './delivery-row.ts';
import { findNext, type Next } from './find-next.ts';
import { type Claimable, countInFlight, endWaiting, eventOf, findClaimable, takeLease, topicOf } from './store.ts';

/** A slow endpoint holds this many attempts of the pool, no more. */
export const MAX_IN_FLIGHT_PER_ENDPOINT = 2;

/** What an attempt is made of, as it was at the moment of the claim. */
export interface Claimed {
  readonly kind: 'claimed';
  readonly delivery: DeliveryRow;
  readonly endpoint: EndpointRow;
  readonly body: string;
  /** The span in which the event was written. */
  readonly traceparent: string | null;
  /** 1 for the first. A crash after the claim does not use it up. */
  readonly number: number;
  /** Fences every later write. */
  readonly token: string;
}

type Outcome =
  | Claimed
  /** Not due yet. */
  | { readonly kind: 'early'; readonly waitMs: number; readonly first: boolean }
  /** `busy`: its endpoint has its attempts in flight. `taken`: another has it. `ended`: it waits no more, or is gone. */
  | { readonly kind: 'busy' | 'taken' | 'ended' };

/** `next`: another of the endpoint that is due, when there is a place for it. */
type Claim = Outcome & { readonly next?: Next | undefined };

/**
 * Takes a delivery for one attempt. The endpoint's row is locked first, here and wherever an attempt ends: that makes
 * the count of its attempts in flight exact and keeps the order of locks the same everywhere.
 */
export function claimDelivery(services: Services, deliveryId: string): Promise<Claim> {
  return transaction(services.db, async (trx): Promise<Claim> => {
    const topic = await topicOf(trx, deliveryId);
    const endpoint = topic && (await lockEndpoint(trx, topic.endpoint_id, topic.domain_id));
    // Read now that nothing can settle it meanwhile.
    const delivery = endpoint === undefined ? undefined : await findClaimable(trx, deliveryId);
    if (endpoint === undefined || delivery?.state !== 'pending') return { kind: 'ended' };
    const now = await readDatabaseNow(services.db, trx);
    if ((delivery.lease_expires_at ?? 0) > now) return { kind: 'taken' };
    const end = await endWithoutAttempt(services, trx, { delivery, endpoint });
    if (end !== undefined) {
      await endWaiting(trx, deliveryId, { skip_reason: null, ...end, at: services.clock.now() });
      return {
        kind: 'ended',
        next: await findNext(trx, { endpointId: endpoint.id, isFailing: isFailing(endpoint), now }),
      };
    }
    return takeDue(services, trx, { delivery, endpoint, now });
  });
}

async function takeDue(
  services: Services,
  trx: Executor,
  { delivery, endpoint, now }: { delivery: DeliveryRow; endpoint: EndpointRow; now: number },
): Promise<Claim> {
  const waitMs = (delivery.next_attempt_at ?? 0) - now;
  const failing = isFailing(endpoint);
  if (waitMs > 0) return { kind: 'early', waitMs, first: delivery.attempts === 0 && !failing };
  const inFlight = await countInFlight(trx, endpoint.id, now);
  if (inFlight >= MAX_IN_FLIGHT_PER_ENDPOINT) return { kind: 'busy' };
  const token = services.ids.uuid();
  const lease = { owner: services.instance, token, expiresAt: now + services.config.leaseMs };
  if (!(await takeLease(trx, delivery.id, { lease, now }))) return { kind: 'taken' };
  const { body, traceparent } = await eventOf(trx, delivery.event_id);
  const hasRoom = inFlight + 1 < MAX_IN_FLIGHT_PER_ENDPOINT;
  const next = hasRoom ? await findNext(trx, { endpointId: endpoint.id, isFailing: failing, now }) : undefined;
  return { kind: 'claimed', delivery, endpoint, body, traceparent, number: delivery.attempts + 1, token, next };
}

interface EndWithoutAttempt {
  readonly state: 'skipped' | 'canceled';
  readonly skip_reason?: DeliveryRow['skip_reason'];
}

/** What becomes of a delivery whose domain is gone, or whose endpoint takes no more, or no more of this event and domain. */
async function endWithoutAttempt(
  services: Services,
  trx: Executor,
  { delivery, endpoint }: { delivery: Claimable; endpoint: EndpointRow },
): Promise<EndWithoutAttempt | undefined> {
  if (endpoint.deleted_at !== null || delivery.domain_deleted_at !== null) return { state: 'canceled' };
  if (endpoint.state === 'disabled') return { state: 'skipped' };
  const topic = { event: delivery.event_type, domainId: delivery.domain_id };
  if (delivery.event_type !== 'test' && !hears(endpoint, topic)) return { state: 'canceled' };
  const overPlan = await endpointsOverPlan(services, trx, endpoint.account_id);
  return overPlan.has(endpoint.id) ? { state: 'skipped', skip_reason: 'over_plan_limit' } : undefined;
}
