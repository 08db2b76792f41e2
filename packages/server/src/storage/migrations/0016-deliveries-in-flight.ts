import { createIndex } from '../create-index.ts';
import type { Migration } from './migration.ts';

/** Without it, counting what is in flight for one endpoint reads all that waits for it. */
export const deliveriesInFlight: Migration = {
  name: '0016-deliveries-in-flight',
  up: (executor) => createIndex(executor, 'deliveries', ['endpoint_id', 'state', 'lease_expires_at']),
};
