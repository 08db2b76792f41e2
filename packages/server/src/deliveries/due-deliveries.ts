import type { Services } from '../context.ts';
import { readDatabaseNow } from '../storage/index.ts';
import { failingAmong } from '../webhooks/index.ts';
import { MAX_IN_FLIGHT_PER_ENDPOINT } from './claim-delivery.ts';
import type { Next } from './find-next.ts';
import { allDue } from './store.ts';

/**
 * Deliveries that are due and in nobody's hands, for the sweep that replaces lost alarms. An endpoint that hangs has
 * none among them while it has enough in flight, one with a long queue no more than it may have: neither fills the
 * answer. The end of an attempt wakes the next of its endpoint, so a queue drains without the sweep.
 */
export async function dueDeliveries(services: Services, limit: number): Promise<readonly Next[]> {
  const now = await readDatabaseNow(services.db);
  const due = await allDue(services.db.knex, { now, limit, perEndpoint: MAX_IN_FLIGHT_PER_ENDPOINT });
  const failing = await failingAmong(services.db.knex, new Set(due.map(({ endpoint_id }) => endpoint_id)));
  return due.map(({ id, attempts, endpoint_id }) => ({ id, first: attempts === 0 && !failing.has(endpoint_id) }));
}
