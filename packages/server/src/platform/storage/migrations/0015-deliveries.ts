import { addsTable } from './adds-table.ts';

export const deliveries = addsTable('0015-deliveries', {
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
    // Reason of `skipped`; NULL: the endpoint was disabled.
    skip_reason: 'varchar(32)?',
    attempts: { type: 'int', default: 0 },
    next_attempt_at: 'bigint?',
    lease_owner: 'varchar(255)?',
    lease_token: 'id?',
    lease_expires_at: 'bigint?',
    last_status_code: 'int?',
    last_error: 'text?',
    finished_at: 'bigint?',
    created_at: 'bigint',
    // Slot of an attempt under way at its endpoint, 1 or 2; NULL: none is under way.
    slot: 'int?',
  },
  primaryKey: ['id'],
  // A crawl's event goes to an endpoint only once. Test events have no crawl: NULLs are never equal, so there may be
  // any number. The slots limit the attempts in flight: a claim needs no lock on the endpoint.
  unique: [
    ['endpoint_id', 'event_type', 'crawl_id'],
    ['endpoint_id', 'slot'],
  ],
  // No index begins with the creation: MariaDB would use it for the log of an endpoint and read the deliveries of all.
  indexes: [
    ['state', 'next_attempt_at'],
    ['endpoint_id', 'created_at', 'id'],
    // Waiting deliveries of one endpoint, and from the head of its queue to that of the next endpoint
    ['state', 'endpoint_id', 'next_attempt_at'],
    ['account_id'],
    ['event_id'],
    ['domain_id'],
    // Waiting deliveries and those in flight, for the metrics of every scrape and for the sweep, without reading rows
    {
      name: 'backlog',
      columns: ['state', 'lease_expires_at', 'next_attempt_at', 'created_at', 'endpoint_id'],
    },
    // The log of an endpoint in one state, newest first, without sorting all its deliveries
    ['endpoint_id', 'state', 'created_at', 'id'],
    // Finds deliveries that are old enough to be removed.
    ['finished_at'],
  ],
  foreignKeys: [
    { column: 'account_id', references: 'accounts' },
    { column: 'event_id', references: 'events' },
    { column: 'endpoint_id', references: 'webhook_endpoints' },
    { column: 'domain_id', references: 'domains' },
  ],
});
