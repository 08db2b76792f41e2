import { createTable } from '../create-table.ts';
import type { Migration } from './migration.ts';

export const webhookEndpointDomains: Migration = {
  name: '0009-webhook-endpoint-domains',
  up: (executor) =>
    createTable(executor, {
      name: 'webhook_endpoint_domains',
      columns: { endpoint_id: 'id', domain_id: 'id' },
      primaryKey: ['endpoint_id', 'domain_id'],
      indexes: [['domain_id']],
      foreignKeys: [
        { column: 'endpoint_id', references: 'webhook_endpoints' },
        { column: 'domain_id', references: 'domains' },
      ],
      clustered: true,
    }),
};
