import { addsTable } from './adds-table.ts';

export const webhookEndpoints = addsTable('0012-webhook-endpoints', {
  name: 'webhook_endpoints',
  columns: {
    id: 'id',
    account_id: 'id',
    url: 'varchar(2048)',
    description: 'varchar(1024)?',
    events: 'text',
    // 1: subscribed to all domains of the account; 0: to those in webhook_endpoint_domains.
    all_domains: { type: 'bool', default: 1 },
    secret_ciphertext: 'text',
    secret_key_id: 'varchar(64)',
    secret_hint: 'varchar(16)',
    previous_secret_ciphertext: 'text?',
    previous_secret_key_id: 'varchar(64)?',
    previous_secret_expires_at: 'bigint?',
    state: { type: 'varchar(16)', default: 'enabled' },
    disabled_reason: 'varchar(64)?',
    failing_since: 'bigint?',
    exhausted_count: { type: 'int', default: 0 },
    version: { type: 'int', default: 1 },
    created_at: 'bigint',
    updated_at: 'bigint',
    // Time of the deletion. The log of a deleted endpoint stays readable as long as any log. NULL: not deleted.
    deleted_at: 'bigint?',
  },
  primaryKey: ['id'],
  indexes: [
    ['account_id', 'created_at', 'id'],
    // Secrets whose grace has ended are deleted every hour.
    ['previous_secret_expires_at'],
    // Finds deleted endpoints whose log is old enough to be removed.
    ['deleted_at'],
  ],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
});
