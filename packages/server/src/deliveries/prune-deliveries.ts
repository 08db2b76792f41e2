import type { Services } from '../context.ts';
import { removeBuried } from '../webhooks/index.ts';
import { deleteOldDeliveries, deleteOldEvents } from './log-store.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Small transactions: others write between them. */
const BATCH = 500;

/**
 * Deletes what the log has kept for 30 days: ended deliveries with their attempts, what is left of deleted endpoints, then
 * events without deliveries.
 */
export async function pruneDeliveries(
  services: Pick<Services, 'db' | 'clock'>,
): Promise<{ readonly deliveries: number; readonly events: number }> {
  const { knex } = services.db;
  const before = services.clock.now() - KEPT_MS;
  const deliveries = await inBatches(() => deleteOldDeliveries(knex, before, BATCH));
  await inBatches(() => removeBuried(knex, before, BATCH));
  const events = await inBatches(() => deleteOldEvents(knex, before, BATCH));
  return { deliveries, events };
}

async function inBatches(deleteBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let deleted = BATCH; deleted === BATCH; total += deleted) deleted = await deleteBatch();
  return total;
}
