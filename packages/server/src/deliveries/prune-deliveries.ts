import type { Services } from '../context.ts';
import { deleteInBatches } from '../storage/index.ts';
import { removeBuried } from '../webhooks/index.ts';
import { deleteOldDeliveries, deleteOldEvents } from './log-store.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Deletes what the log has kept for 30 days: ended deliveries with their attempts, what is left of deleted endpoints, then
 * events without deliveries.
 */
export async function pruneDeliveries(
  services: Pick<Services, 'db' | 'clock'>,
): Promise<{ readonly deliveries: number; readonly events: number }> {
  const { knex } = services.db;
  const before = services.clock.now() - KEPT_MS;
  const deliveries = await deleteInBatches((limit) => deleteOldDeliveries(knex, before, limit));
  await deleteInBatches((limit) => removeBuried(knex, before, limit));
  const events = await deleteInBatches((limit) => deleteOldEvents(knex, before, limit));
  return { deliveries, events };
}
