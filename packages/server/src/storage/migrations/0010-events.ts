import { addsTable } from './adds-table.ts';

/** The outbox: written in the transaction that changes the state an event tells of. */
export const events = addsTable('0010-events', {
  name: 'events',
  columns: {
    id: 'id',
    account_id: 'id',
    domain_id: 'id?',
    crawl_id: 'id?',
    type: 'varchar(64)',
    occurred_at: 'bigint',
    // The bytes that are signed and sent, serialised once.
    body: 'text',
    created_at: 'bigint',
  },
  primaryKey: ['id'],
  indexes: [['crawl_id'], ['account_id'], ['domain_id'], ['created_at']],
  foreignKeys: [
    { column: 'account_id', references: 'accounts' },
    { column: 'domain_id', references: 'domains' },
  ],
});
