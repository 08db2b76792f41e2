import { addsTable } from './adds-table.ts';

export const idempotencyKeys = addsTable('0013-idempotency-keys', {
  name: 'idempotency_keys',
  columns: {
    account_id: 'id',
    key_hash: 'hash',
    // SHA-256 of method, path and body: the same key with another request is refused.
    fingerprint: 'hash',
    state: 'varchar(16)',
    status: 'int?',
    headers: 'text?',
    body: 'text?',
    created_at: 'bigint',
    expires_at: 'bigint',
  },
  primaryKey: ['account_id', 'key_hash'],
  indexes: [['expires_at']],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
});
