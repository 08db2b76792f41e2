import { addsTable } from './adds-table.ts';

export const idempotencyKeys = addsTable('0017-idempotency-keys', {
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
    // The domain or endpoint that the answer is about: the answer is deleted with it. NULL: neither.
    subject_id: 'id?',
    created_at: 'bigint',
    expires_at: 'bigint',
  },
  primaryKey: ['account_id', 'key_hash'],
  indexes: [
    ['expires_at'],
    // Finds the answers about a domain or endpoint that is being deleted.
    ['account_id', 'subject_id'],
  ],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
});
