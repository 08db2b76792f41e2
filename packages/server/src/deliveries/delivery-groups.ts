import {
  createGroup,
  createHandedRows,
  type HandedRows,
  type LaneSlot,
  listNext,
  releaseRow,
} from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { deliveryQueue } from '../events/index.ts';
import { timeOfStatement } from '../storage/index.ts';
import { claimDeliveries, claimDelivery } from './claim-delivery.ts';
import { settleAttempt, settleAttempts } from './settle-attempt.ts';

/** Steps that several attempts of a process take together, because a group costs the database little more than one attempt. */
export type DeliveryGroups = ReturnType<typeof createGroups>;

export const createDeliveryGroups = (services: Services): DeliveryGroups =>
  createGroups(services, createHandedRows(services.attemptsHere));

const createGroups = (services: Services, handed: HandedRows) => ({
  /** Deliveries that the process was handed and whose attempts it has not begun. */
  handed,
  /** Ends the leases of the handed deliveries when the process stops. If that fails, the leases run out. */
  async giveBack(): Promise<void> {
    const rows = handed.all();
    for (const row of rows) handed.remove(row);
    const given = rows.map(({ id, token }) => releaseRow(services.db.knex, deliveryQueue, id, token));
    for (const result of await Promise.allSettled(given)) {
      if (result.status === 'rejected')
        services.log.warn({ err: result.reason }, 'a delivery waits until its lease ends');
    }
  },
  claim: createGroup({
    together: (ids: readonly string[]) => claimDeliveries(services, ids, handed),
    alone: (id) => claimDelivery(services, id, handed),
  }),
  settle: createGroup({
    together: (ended: readonly Parameters<typeof settleAttempt>[1][]) => settleAttempts(services, ended),
    alone: (ended) => settleAttempt(services, ended),
  }),
  /** Finds the next delivery for the slot of an attempt that has ended. */
  next: createGroup({
    together: (ended: readonly LaneSlot[]) => nextOf(services, ended),
    alone: async (ended) => (await nextOf(services, [ended]))[0] ?? { due: undefined },
  }),
});

const nextOf = async ({ db }: Services, ended: readonly LaneSlot[]) =>
  (await listNext(db.knex, deliveryQueue, ended, { now: timeOfStatement(db) })).map((due) => ({ due }));
