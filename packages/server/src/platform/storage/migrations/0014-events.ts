import { addsTable } from './adds-table.ts';

/** The outbox: events are written in the transaction of the change that they report. */
export const events = addsTable('0014-events', {
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
    // The span in which the event was written (W3C Trace Context, 55 characters): the spans of its attempts follow it,
    // on any server.
    traceparent: 'varchar(55)?',
    created_at: 'bigint',
  },
  primaryKey: ['id'],
  indexes: [['crawl_id'], ['account_id'], ['domain_id'], ['created_at']],
  foreignKeys: [
    { column: 'account_id', references: 'accounts' },
    { column: 'domain_id', references: 'domains' },
  ],
});
