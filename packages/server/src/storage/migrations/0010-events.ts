import { createTable } from '../create-table.ts';
import type { Migration } from './migration.ts';

/** The outbox: written in the transaction that changes the state an event tells of. */
export const events: Migration = {
  name: '0010-events',
  up: (executor) =>
    createTable(executor, {
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
    }),
};
