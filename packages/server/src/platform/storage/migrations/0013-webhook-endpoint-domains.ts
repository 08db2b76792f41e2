import { addsTable } from './adds-table.ts';

export const webhookEndpointDomains = addsTable('0013-webhook-endpoint-domains', {
  name: 'webhook_endpoint_domains',
  columns: { endpoint_id: 'id', domain_id: 'id' },
  primaryKey: ['endpoint_id', 'domain_id'],
  indexes: [['domain_id']],
  foreignKeys: [
    { column: 'endpoint_id', references: 'webhook_endpoints' },
    { column: 'domain_id', references: 'domains' },
  ],
  clustered: true,
});
