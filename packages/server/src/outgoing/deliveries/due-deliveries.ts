import type { Services } from '../../context.ts';
import { type LaneCursor, readDatabaseNow } from '../../platform/storage/index.ts';
import { dueRows } from '../attempts/index.ts';
import { deliveryQueue } from '../events/index.ts';
import { listFailing } from '../webhooks/index.ts';
import { type Next, toNext } from './settlement.ts';

interface Look {
  /** The endpoint after which the search begins; the search moves it on. Default: the search begins with the first endpoint. */
  readonly cursor?: LaneCursor;
  /** The time for which they have been due at least, ms. Default: 0. */
  readonly dueForMs?: number;
}

/**
 * Lists deliveries that are due and without a lease, for the sweep that replaces lost alarms. It lists no more deliveries of
 * an endpoint than the endpoint has free slots, so that neither one that hangs nor one with a long queue fills the result.
 * The end of an attempt wakes the endpoint's next delivery, so a queue drains without the sweep.
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
