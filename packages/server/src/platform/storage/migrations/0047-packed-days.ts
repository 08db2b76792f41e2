import { addsTable } from './adds-table.ts';

/**
 * The figures of the rows of `crawl_history` that end a day, of one domain and state, 32 days in one row of bytes: the
 * trends of 500 domains are 2,000 rows here, and 45,000 there. They are written in the transaction that adds to the
 * history.
 */
export const packedDays = addsTable('0047-packed-days', {
  name: 'packed_days',
  columns: {
    domain_id: 'id',
    // Days (UTC) from 1970-01-01, divided by 32.
    period: 'int',
    state: 'varchar(16)',
    days: 'blob',
  },
  primaryKey: ['domain_id', 'period', 'state'],
  indexes: [['period']],
  foreignKeys: [{ column: 'domain_id', references: 'domains' }],
});
