import type { Services } from '../../../context.ts';
import { deleteInBatches, transaction } from '../../../platform/storage/index.ts';
import { deleteEndpointRow, listDeletedEndpoints } from '../../webhooks/index.ts';
import { deleteDeliveriesOfEndpoint } from '../removal-store.ts';
import { deleteOldDeliveries, deleteOldEvents } from './log-store.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Deletes what is older than the 30 days of the log: ended deliveries with their attempts, then the rows of deleted endpoints,
 * then events without deliveries.
 */
export async function pruneDeliveries(
  services: Pick<Services, 'db' | 'clock'>,
): Promise<{ readonly deliveries: number; readonly events: number }> {
  const { knex } = services.db;
  const before = services.clock.now() - KEPT_MS;
  const deliveries = await deleteInBatches((limit) => deleteOldDeliveries(knex, before, limit));
  await removeEndpoints(services, before);
  const events = await deleteInBatches((limit) => deleteOldEvents(knex, before, limit));
  return { deliveries, events };
}

/** The number of endpoints that one run deletes at most. */
const ENDPOINTS = 500;

async function removeEndpoints({ db }: Pick<Services, 'db'>, before: number): Promise<void> {
  for (const id of await listDeletedEndpoints(db.knex, before, ENDPOINTS)) {
    await deleteInBatches((limit) => transaction(db, (trx) => deleteDeliveriesOfEndpoint(trx, id, limit)));
    await deleteEndpointRow(db.knex, id);
  }
}
