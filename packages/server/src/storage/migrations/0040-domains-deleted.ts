import { addsColumn } from './adds-column.ts';

/** When a domain was deleted: nothing of it is readable, its rows are being removed. NULL: it is there. */
export const domainsDeleted = addsColumn('0040-domains-deleted', 'domains', { name: 'deleted_at', type: 'bigint?' });
