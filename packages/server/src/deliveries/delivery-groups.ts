import { createGroup, listFirstDue, SLOTS } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { timeOfStatement } from '../storage/index.ts';
import { claimDeliveries, claimDelivery } from './claim-delivery.ts';
import { deliveryQueue } from './delivery-queue.ts';
import { settleAttempt, settleAttempts } from './settle-attempt.ts';

/** Steps of attempts that several attempts of a process take together: that many cost the database little more than one. */
export type DeliveryGroups = ReturnType<typeof createDeliveryGroups>;

export const createDeliveryGroups = (services: Services) => ({
  claim: createGroup({
    together: (ids: readonly string[]) => claimDeliveries(services, ids),
    alone: (id) => claimDelivery(services, id),
  }),
  settle: createGroup({
    together: (ended: readonly Parameters<typeof settleAttempt>[1][]) => settleAttempts(services, ended),
    alone: (ended) => settleAttempt(services, ended),
  }),
  /** What is due longest at an endpoint and without a lease. */
  next: createGroup({
    together: (endpointIds: readonly string[]) => nextOf(services, endpointIds),
    alone: async (endpointId) => (await nextOf(services, [endpointId]))[0] ?? { due: undefined },
  }),
});

/** Two that end at once at an endpoint are followed by two deliveries, not by the same one. */
async function nextOf({ db }: Services, endpointIds: readonly string[]) {
  const lanes = [...new Set(endpointIds)];
  const limit = lanes.length < endpointIds.length ? SLOTS.length : 1;
  const due = await listFirstDue(db.knex, deliveryQueue, { lanes, now: timeOfStatement(db), limit });
  const waiting = Map.groupBy(due, ({ lane }) => lane);
  return endpointIds.map((id) => ({ due: waiting.get(id)?.shift() }));
}
