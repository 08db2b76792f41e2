import { dueRows } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { deliveryQueue } from '../events/index.ts';
import { type LaneCursor, readDatabaseNow } from '../storage/index.ts';
import { listFailing } from '../webhooks/index.ts';
import { type Next, toNext } from './next-delivery.ts';

interface Look {
  /** Where the last look ended. Default: at the beginning. */
  readonly cursor?: LaneCursor;
  /** The time for which they have been due at least, ms. Default: 0. */
  readonly dueForMs?: number;
}

/**
 * Deliveries that are due and without a lease, for the sweep that replaces lost alarms. An endpoint that hangs has
 * none among them while it has enough in flight, one with a long queue no more than it may have: neither fills the
 * answer. The end of an attempt goes on with the next of its endpoint, so a queue drains without the sweep.
 */
export async function dueDeliveries(
  services: Services,
  limit: number,
  { cursor = { after: '' }, dueForMs = 0 }: Look = {},
): Promise<readonly Next[]> {
  if (limit <= 0) return [];
  const { knex } = services.db;
  const now = await readDatabaseNow(services.db);
  const due = await dueRows(knex, deliveryQueue, { now, dueForMs, limit, cursor });
  const failing = await listFailing(knex, new Set(due.map(({ lane }) => lane)));
  return due.map((delivery) => toNext(delivery, failing.has(delivery.lane)));
}
