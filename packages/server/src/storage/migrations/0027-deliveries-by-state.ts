import { addsIndex } from './adds-index.ts';

/** The log of an endpoint in one state, newest first, without sorting what the endpoint ever had in it. */
export const deliveriesByState = addsIndex('0027-deliveries-by-state', {
  table: 'deliveries',
  columns: ['endpoint_id', 'state', 'created_at', 'id'],
});
