import type { Services } from '../context.ts';
import { type Executor, readDatabaseNow } from '../storage/index.ts';
import { skipWaiting } from './store.ts';

/**
 * Ends what waits for an endpoint that is being disabled, in the transaction that disables it. An attempt under way
 * goes on and ends the delivery itself.
 */
export async function skipDeliveries(
  services: Pick<Services, 'db'>,
  trx: Executor,
  { endpointId, at }: { readonly endpointId: string; readonly at: number },
): Promise<void> {
  await skipWaiting(trx, { endpointId, at, now: await readDatabaseNow(services.db, trx) });
}
