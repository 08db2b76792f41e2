import { addsIndex } from './adds-index.ts';

/** What waits and what is in flight, for the metrics of every scrape and for the sweep, without its rows. */
export const deliveriesBacklog = addsIndex('0025-deliveries-backlog', {
  table: 'deliveries',
  name: 'deliveries__backlog',
  columns: ['state', 'lease_expires_at', 'next_attempt_at', 'created_at', 'endpoint_id'],
});
