import type { Services } from '../context.ts';
import { readDatabaseNow } from '../storage/index.ts';
import { MAX_IN_FLIGHT_PER_ENDPOINT } from './claim-delivery.ts';
import { allDue } from './store.ts';

interface DueDelivery {
  readonly id: string;
  /** No attempt has been made yet. */
  readonly first: boolean;
}

/**
 * Deliveries that are due and in nobody's hands, for the sweep that replaces lost alarms. An endpoint that hangs has
 * none among them while it has enough in flight, one with a long queue no more than it may have: neither fills the
 * answer. The end of an attempt wakes the next of its endpoint, so a queue drains without the sweep.
 */
export async function dueDeliveries(services: Services, limit: number): Promise<readonly DueDelivery[]> {
  const now = await readDatabaseNow(services.db);
  const due = await allDue(services.db.knex, { now, limit, perEndpoint: MAX_IN_FLIGHT_PER_ENDPOINT });
  return due.map(({ id, attempts }) => ({ id, first: attempts === 0 }));
}
