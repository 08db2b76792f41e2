import type { Services } from '../../context.ts';
import { type Claim, type ClaimedRow, claimRow, claimRows, type Rules } from '../attempts/index.ts';
import { deliveryQueue } from '../events/index.ts';
import { isOverPlan, isSubscribed, sameReceivers } from '../webhooks/index.ts';
import type { DeliveryRow } from './delivery-row.ts';
import { type ClaimableDelivery, listClaimable } from './store.ts';

/** A delivery that this process has claimed, with its endpoint and event as they were at the moment of the claim. */
export type Claimed = ClaimedRow<ClaimableDelivery>;

/** Claims a delivery for one attempt. */
export const claimDelivery = (services: Services, deliveryId: string): Promise<Claim<ClaimableDelivery>> =>
  claimRow(services, rulesOf(services), deliveryId);

/** Claims several deliveries, each for one attempt. An undefined result: this delivery has to be claimed by `claimDelivery`. */
export const claimDeliveries = (
  services: Services,
  ids: readonly string[],
): Promise<readonly (Claim<ClaimableDelivery> | undefined)[]> => claimRows(services, rulesOf(services), ids);

const rulesOf = (services: Services): Rules<ClaimableDelivery> => ({
  queue: deliveryQueue,
  read: (ids) => listClaimable(services.db, ids),
  endOf: (delivery) => {
    const end = endWithoutAttempt(services, delivery);
    return end && { ...end, finished_at: services.clock.now() };
  },
  unchanged: (rows) =>
    sameReceivers(
      services.db.knex,
      'deliveries.endpoint_id',
      rows.map(({ endpoint }) => endpoint),
    ),
});

interface EndWithoutAttempt {
  readonly state: 'skipped' | 'canceled';
  readonly skip_reason?: DeliveryRow['skip_reason'];
}

/**
 * Decides the final state of a delivery that is not to be attempted: its domain or endpoint is deleted, the endpoint is disabled,
 * over the plan, of a suspended account, or no longer subscribed to this event and domain. Undefined: it may be attempted.
 */
function endWithoutAttempt(services: Services, delivery: ClaimableDelivery): EndWithoutAttempt | undefined {
  const { endpoint, domain_deleted_at, event_type, domain_id: domainId } = delivery;
  if (endpoint.deleted_at !== null || domain_deleted_at !== null) return { state: 'canceled' };
  if (endpoint.state === 'disabled') return { state: 'skipped' };
  if (event_type !== 'test' && !isSubscribed(endpoint, { event: event_type, domainId })) return { state: 'canceled' };
  if (endpoint.account_suspended_at !== null) return { state: 'skipped', skip_reason: 'account_suspended' };
  return isOverPlan(services, endpoint) ? { state: 'skipped', skip_reason: 'over_plan_limit' } : undefined;
}
