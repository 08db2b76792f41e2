import type { Services } from '../../context.ts';
import { type Executor, readDatabaseNow } from '../../platform/storage/index.ts';
import { endLane } from '../attempts/index.ts';
import { deliveryQueue } from '../events/index.ts';

interface Ended {
  readonly endpointId: string;
  /** `skipped`: the endpoint is disabled; `canceled`: it is deleted. */
  readonly state: 'skipped' | 'canceled';
  readonly at: number;
}

/**
 * Ends the waiting deliveries of an endpoint that is being disabled or deleted, in the same transaction. An attempt in flight
 * continues, and its delivery is settled when it ends.
 */
export async function endDeliveries(
  services: Pick<Services, 'db'>,
  trx: Executor,
  { endpointId, state, at }: Ended,
): Promise<void> {
  const now = await readDatabaseNow(services.db, trx);
  await endLane(trx, deliveryQueue, { lane: { endpoint_id: endpointId }, now, end: { state, finished_at: at } });
}
