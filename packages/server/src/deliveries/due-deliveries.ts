import { dueByLane } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { readDatabaseNow } from '../storage/index.ts';
import { failingAmong } from '../webhooks/index.ts';
import { deliveryQueue } from './delivery-queue.ts';
import { type Next, toNext } from './next-delivery.ts';

/**
 * Deliveries that are due and in nobody's hands, for the sweep that replaces lost alarms. An endpoint that hangs has
 * none among them while it has enough in flight, one with a long queue no more than it may have: neither fills the
 * answer. The end of an attempt wakes the next of its endpoint, so a queue drains without the sweep.
 */
export async function dueDeliveries(services: Services, limit: number): Promise<readonly Next[]> {
  const { knex } = services.db;
  const now = await readDatabaseNow(services.db);
  const due = await dueByLane(knex, deliveryQueue, { now, limit });
  const failing = await failingAmong(knex, new Set(due.map(({ lane }) => lane)));
  return due.map((delivery) => toNext(delivery, failing.has(delivery.lane)));
}
