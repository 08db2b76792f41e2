import { addsColumn } from './adds-column.ts';

/** When an endpoint was deleted: what it was sent stays readable for as long as any log. NULL: it is there. */
export const endpointsDeleted = addsColumn('0032-endpoints-deleted', 'webhook_endpoints', {
  name: 'deleted_at',
  type: 'bigint?',
});
