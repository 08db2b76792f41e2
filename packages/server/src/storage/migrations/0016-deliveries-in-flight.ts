import { addsIndex } from './adds-index.ts';

/** Without it, counting what is in flight for one endpoint reads all that waits for it. */
export const deliveriesInFlight = addsIndex('0016-deliveries-in-flight', {
  table: 'deliveries',
  columns: ['endpoint_id', 'state', 'lease_expires_at'],
});
