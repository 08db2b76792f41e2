import { addsTable } from './adds-table.ts';

export const deliveries = addsTable('0011-deliveries', {
  name: 'deliveries',
  columns: {
    id: 'id',
    account_id: 'id',
    event_id: 'id',
    endpoint_id: 'id',
    event_type: 'varchar(64)',
    crawl_id: 'id?',
    domain_id: 'id?',
    // pending, delivered, failed, skipped or canceled.
    state: { type: 'varchar(16)', default: 'pending' },
    attempts: { type: 'int', default: 0 },
    next_attempt_at: 'bigint?',
    lease_owner: 'varchar(255)?',
    lease_token: 'id?',
    lease_expires_at: 'bigint?',
    last_status_code: 'int?',
    last_error: 'text?',
    finished_at: 'bigint?',
    created_at: 'bigint',
  },
  primaryKey: ['id'],
  // A crawl's event goes to an endpoint once. Test events carry no crawl: NULLs are never equal, any number fits.
  unique: [['endpoint_id', 'event_type', 'crawl_id']],
  indexes: [
    ['state', 'next_attempt_at'],
    ['endpoint_id', 'created_at', 'id'],
    // What waits or is in flight for one endpoint.
    ['endpoint_id', 'state', 'next_attempt_at'],
    ['created_at'],
    ['account_id'],
    ['event_id'],
    ['domain_id'],
  ],
  foreignKeys: [
    { column: 'account_id', references: 'accounts' },
    { column: 'event_id', references: 'events' },
    { column: 'endpoint_id', references: 'webhook_endpoints' },
    { column: 'domain_id', references: 'domains' },
  ],
});
