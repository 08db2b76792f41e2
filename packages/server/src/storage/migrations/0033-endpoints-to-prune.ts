import { addsIndex } from './adds-index.ts';

/** Deleted endpoints whose log has been kept long enough. */
export const endpointsToPrune = addsIndex('0033-endpoints-to-prune', {
  table: 'webhook_endpoints',
  columns: ['deleted_at'],
});
