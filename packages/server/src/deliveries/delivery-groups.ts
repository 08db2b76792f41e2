import { createGroup, listNext, type Place } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { deliveryQueue } from '../events/index.ts';
import { timeOfStatement } from '../storage/index.ts';
import { claimDeliveries, claimDelivery } from './claim-delivery.ts';
import { settleAttempt, settleAttempts } from './settle-attempt.ts';

/** Steps that several attempts of a process take together, because a group costs the database little more than one attempt. */
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
  /** Finds the next delivery for the slot of an attempt that has ended. */
  next: createGroup({
    together: (ended: readonly Place[]) => nextOf(services, ended),
    alone: async (ended) => (await nextOf(services, [ended]))[0] ?? { due: undefined },
  }),
});

const nextOf = async ({ db }: Services, ended: readonly Place[]) =>
  (await listNext(db.knex, deliveryQueue, ended, { now: timeOfStatement(db) })).map((due) => ({ due }));
