import { addsIndex } from './adds-index.ts';

/** What the log has kept long enough. */
export const deliveriesEnded = addsIndex('0028-deliveries-ended', { table: 'deliveries', columns: ['finished_at'] });
